import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ownSite } from './addresses.ts'
import type { Language } from './test.ts'

type Exercise = {
  id: number
  className: string
  startTime: string
  isFull: boolean
  isBookable: boolean
  isCancellable: boolean
  sportsCenter: { id: number }
}

/** The Oslo date of an instant, as in the address of a day. */
export function osloDate(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date(instant))
}

/** Within these no place in the queue can lapse and no place can become locked during the tests. */
const noticeHours = 12

/**
 * A class with free places that can be cancelled for a long time; `nth` spreads tests over the
 * classes.
 */
export async function findFreeClass(
  request: APIRequestContext,
  nth: number,
  language: Language = 'no',
): Promise<Exercise> {
  const answer = await request.get(`/api/frontend/sports/group-exercises?language=${language}`)
  const { items }: { items: Exercise[] } = await answer.json()
  const earliest = Date.now() + noticeHours * 3_600_000
  const free = items.filter(
    (item) => item.isBookable && !item.isFull && Date.parse(item.startTime) > earliest,
  )
  const found = free[nth % free.length]
  if (!found) throw new Error('the demo schedule has no free class')
  return found
}

/** A full class whose queue can be joined; `nth` keeps tests out of each other's queues. */
export async function findFullClass(
  request: APIRequestContext,
  nth: number,
  language: Language,
): Promise<Exercise> {
  const answer = await request.get(`/api/frontend/sports/group-exercises?language=${language}`)
  const { items }: { items: Exercise[] } = await answer.json()
  const earliest = Date.now() + noticeHours * 3_600_000
  const full = items.filter(
    (item) => item.isBookable && item.isFull && Date.parse(item.startTime) > earliest,
  )
  const found = full[nth % full.length]
  if (!found) throw new Error('the demo schedule has no full class')
  return found
}

/** The row of one class on the page of its day. */
export async function openClass(page: Page, path: string, exercise: Exercise): Promise<Locator> {
  await page.goto(`${path}?day=${osloDate(exercise.startTime)}`)
  return rowOf(page, exercise)
}

export function rowOf(page: Page, exercise: Exercise): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.locator(`time[datetime="${exercise.startTime}"]`) })
    .filter({ hasText: exercise.className })
    .first()
}

/** Cancels everything that a demo member has booked, so that a test starts without bookings. */
export async function refundEverything(request: APIRequestContext): Promise<void> {
  await giveBack(request, () => true)
}

/** Cancels a demo member's place in one class, or in its queue. */
export async function giveBackPlaceIn(request: APIRequestContext, { id }: Exercise): Promise<void> {
  await giveBack(request, (booking) => booking.classId === id)
}

type Booking = { id: number; classId: number; centerId: number }

async function giveBack(
  request: APIRequestContext,
  isWanted: (booking: Booking) => boolean,
): Promise<void> {
  const answer = await request.get('/api/frontend/user/sports/bookings?pageSize=100')
  const { items }: { items: Booking[] } = await answer.json()
  for (const { id, classId, centerId } of items.filter(isWanted))
    await request.delete(
      `/api/frontend/user/sports/bookings?id=${id}&classId=${classId}&centerId=${centerId}`,
      { headers: ownSite },
    )
}

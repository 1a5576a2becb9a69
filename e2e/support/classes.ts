import type { APIRequestContext, Locator, Page } from '@playwright/test'

type Exercise = {
  id: number
  className: string
  startTime: string
  queueSize: number
  isBookable: boolean
  isCancellable: boolean
}

/** The Oslo date of an instant, as in the address of a day. */
export function osloDate(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date(instant))
}

/** A class with free places that can still be given back; `nth` spreads tests over the classes. */
export async function findFreeClass(request: APIRequestContext, nth: number): Promise<Exercise> {
  const answer = await request.get('/api/frontend/sports/group-exercises')
  const { items }: { items: Exercise[] } = await answer.json()
  const free = items.filter((item) => item.isBookable && item.isCancellable && item.queueSize === 0)
  const found = free[nth % free.length]
  if (!found) throw new Error('the demo schedule has no free class')
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

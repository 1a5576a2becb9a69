import { randomBytes, randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { addPeople } from '#core/places/places.testing.server.ts'
import type { PlaceState } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { courseDate, courseTicket } from './tables.server.ts'
import { makeTicketCode } from './ticket-code.ts'

type Ticket = Partial<typeof courseTicket.$inferInsert>

/** A place as it is in some state, whatever the offer says. @returns its id */
export async function addCoursePlace(
  database: Database,
  courseId: string,
  { userId, state = 'booked' }: { readonly userId?: string; readonly state?: PlaceState } = {},
): Promise<{ placeId: string; userId: string }> {
  const placeId = randomUUID()
  const [added = ''] = userId ? [userId] : await addPeople(database, 1)
  const isEnded = state === 'cancelled' || state === 'expired'
  await database.insert(place).values({
    id: placeId,
    offerId: courseId,
    userId: added,
    state,
    isFirstPool: false,
    priceOre: 0,
    waitingBecause: state === 'waiting' ? 'full' : null,
    expiresAt: state === 'held' ? new Date(Date.now() + 900_000) : null,
    endedAt: isEnded ? new Date() : null,
    cancelledBecause: state === 'cancelled' ? 'by-person' : null,
  })
  return { placeId, userId: added }
}

/** A ticket of a place of its own, unless one is given. */
export async function addTicket(
  database: Database,
  courseId: string,
  {
    userId,
    placeState,
    ...values
  }: Ticket & { readonly userId?: string; readonly placeState?: PlaceState } = {},
) {
  const placeId =
    values.placeId ??
    (
      await addCoursePlace(database, courseId, {
        ...(userId && { userId }),
        ...(placeState && { state: placeState }),
      })
    ).placeId
  const state = values.state ?? 'valid'
  const [added] = await database
    .insert(courseTicket)
    .values({
      seat: 1,
      holder: 'Kari Ødegård',
      code: makeTicketCode(randomBytes(26)),
      priceOre: 0,
      endedAt: state === 'valid' ? null : new Date(),
      ...values,
      placeId,
      courseId,
    })
    .returning()
  if (!added) throw new Error('the ticket was not added')
  return added
}

/** The ids of the dates of a course, the earliest first. */
export async function datesOf(database: Database, courseId: string): Promise<string[]> {
  const rows = await database
    .select({ id: courseDate.id })
    .from(courseDate)
    .where(eq(courseDate.courseId, courseId))
    .orderBy(asc(courseDate.startsAt))
  return rows.map(({ id }) => id)
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { isPassedInQueue, positionInQueue } from '#core/places/position-in-queue.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MyCourses } from '../model/contract.ts'
import { describeDates, describePlace } from '../model/describe.server.ts'
import { findBookables } from '../model/find-bookable.server.ts'
import { findCourseReceipts } from '../model/find-receipts.server.ts'
import { findTickets } from '../model/tickets.server.ts'

/** What somebody has of courses that come, and the tickets of those that are over. */
export async function listMyCourses(
  database: Database,
  userId: string,
  now: Date,
): Promise<MyCourses> {
  const rows = await database
    .select({ place, position: positionInQueue, isPassed: isPassedInQueue })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(
      and(
        eq(place.userId, userId),
        eq(placeOffer.kind, coursePlaceKind),
        inArray(place.state, [...activeStates]),
      ),
    )
    .orderBy(asc(place.number))
  const found = await findBookables(
    database,
    rows.map((row) => row.place.offerId),
  )
  const tickets = await findTickets(
    database,
    rows.map((row) => row.place.id),
  )
  const receipts = await findCourseReceipts(
    database,
    userId,
    rows.map((row) => row.place.id),
  )
  const courses = new Map(found.map((one) => [one.course.id, one]))
  const mine = rows.flatMap((row) => {
    const one = courses.get(row.place.offerId)
    return one ? [{ row, one, isOver: one.endsAt <= now }] : []
  })
  return {
    items: mine
      .filter(({ isOver }) => !isOver)
      .toSorted((a, b) => a.one.startsAt.getTime() - b.one.startsAt.getTime())
      .map(({ row, one }) => ({
        courseId: one.course.id,
        title: one.course.title,
        dates: describeDates(one),
        place: one.course.place,
        link: row.place.state === 'booked' ? one.course.link : null,
        own: describePlace(
          one,
          { ...row, receiptOf: receipts.get(row.place.id) ?? null },
          tickets,
          now,
        ),
      })),
    held: mine
      .filter(
        ({ row, one, isOver }) =>
          isOver && row.place.state === 'booked' && one.course.state === 'published',
      )
      .toSorted((a, b) => b.one.endsAt.getTime() - a.one.endsAt.getTime())
      .map(({ row, one }) => ({
        courseId: one.course.id,
        title: one.course.title,
        dates: describeDates(one),
        place: one.course.place,
        tickets: tickets
          .filter(({ placeId }) => placeId === row.place.id)
          .map(({ id, holder, code }) => ({ id, holder, code })),
      })),
  }
}

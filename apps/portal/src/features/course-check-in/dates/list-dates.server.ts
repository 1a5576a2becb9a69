import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { course, courseDate, courseScan, courseTicket } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, startOfOsloDate } from '#platform/time/oslo.ts'
import type { CourseDates } from './contract.ts'

/** Dates from yesterday on: what was scanned without a network is looked at the next morning. */
export async function listDates(database: Database, now: Date): Promise<CourseDates> {
  const from = startOfOsloDate(addDays(osloDate(now), -1))
  const rows = await database
    .select({
      id: courseDate.id,
      courseId: course.id,
      title: course.title,
      startsAt: courseDate.startsAt,
      endsAt: courseDate.endsAt,
      place: sql<string | null>`coalesce(${courseDate.place}, ${course.place})`,
      state: course.state,
      booked: sql<number>`(select count(*)::int from ${courseTicket}
        join ${place} on ${place.id} = ${courseTicket.placeId}
        where ${courseTicket.courseId} = ${course.id} and ${courseTicket.state} = 'valid'
          and ${place.state} = 'booked')`,
      inside: sql<number>`(select count(distinct ${courseScan.ticketId})::int from ${courseScan}
        where ${courseScan.dateId} = ${courseDate.id} and ${courseScan.undoneAt} is null)`,
    })
    .from(courseDate)
    .innerJoin(course, eq(course.id, courseDate.courseId))
    .where(and(gte(courseDate.endsAt, from), inArray(course.state, ['published', 'called-off'])))
    .orderBy(asc(courseDate.startsAt), asc(courseDate.id))
  return {
    items: rows.map(({ state, startsAt, endsAt, ...row }) => ({
      ...row,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isCalledOff: state === 'called-off',
    })),
  }
}

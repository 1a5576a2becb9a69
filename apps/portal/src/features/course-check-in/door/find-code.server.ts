import { eq, sql } from 'drizzle-orm'
import { course, courseDate, courseTicket } from '#core/courses/tables.server.ts'
import { readTicketCode } from '#core/courses/ticket-code.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findDate } from '../model/find-ticket.server.ts'
import type { FoundCode } from './contract.ts'

/**
 * What a code is that a phone does not have on its list.
 * @throws {Refusal} COURSE_DATE_NOT_FOUND
 */
export async function findCode(
  database: Database,
  { dateId, code: read }: { readonly dateId: string; readonly code: string },
  now: Date,
): Promise<FoundCode> {
  const date = await findDate(database, dateId)
  const code = readTicketCode(read)
  if (code === null) return { state: 'unknown' }
  const [found] = await database
    .select({ courseId: course.id, title: course.title, place: course.place })
    .from(courseTicket)
    .innerJoin(course, eq(course.id, courseTicket.courseId))
    .where(eq(courseTicket.code, code))
  if (!found) return { state: 'unknown' }
  if (found.courseId === date.courseId) return { state: 'on-list' }
  const [closest] = await database
    .select({ startsAt: courseDate.startsAt, place: courseDate.place })
    .from(courseDate)
    .where(eq(courseDate.courseId, found.courseId))
    .orderBy(
      sql`abs(extract(epoch from ${courseDate.startsAt} - ${now.toISOString()}::timestamptz))`,
    )
    .limit(1)
  return {
    state: 'other-course',
    title: found.title,
    startsAt: closest?.startsAt.toISOString() ?? null,
    place: closest?.place ?? found.place,
  }
}

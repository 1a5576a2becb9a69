import { asc, eq, inArray, sql } from 'drizzle-orm'
import { isPaused } from '#core/places/is-paused.server.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { course, courseDate } from './tables.server.ts'

export type StoredCourse = typeof course.$inferSelect
export type StoredDate = typeof courseDate.$inferSelect

/** A course with its dates, the earliest first, and its seats. */
export type WholeCourse = {
  readonly course: StoredCourse
  readonly dates: readonly StoredDate[]
  readonly offer: typeof placeOffer.$inferSelect
  /** Calling it off waits for a second person: nobody books or pays until then. */
  readonly isPaused: boolean
  readonly hasQuestions: boolean
}

const hasQuestions = sql<boolean>`exists (
  select 1 from ${placeQuestion} question where question.offer_id = ${placeOffer.id})`

/** Courses of any state in two queries, in the order of their ids as they were given. */
export async function findCourses(
  database: Database,
  ids: readonly string[],
): Promise<WholeCourse[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ course, offer: placeOffer, isPaused: isPaused(placeOffer.id), hasQuestions })
    .from(course)
    .innerJoin(placeOffer, eq(placeOffer.id, course.id))
    .where(inArray(course.id, [...ids]))
  const dates = await database
    .select()
    .from(courseDate)
    .where(inArray(courseDate.courseId, [...ids]))
    .orderBy(asc(courseDate.startsAt))
  const known = new Map(rows.map((row) => [row.course.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    return row ? [{ ...row, dates: dates.filter(({ courseId }) => courseId === id) }] : []
  })
}

/** Null when there is none. Answers to the public leave out drafts, and the link. */
export async function findCourse(database: Database, id: string): Promise<WholeCourse | null> {
  return (await findCourses(database, [id]))[0] ?? null
}

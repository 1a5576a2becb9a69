import { asc, eq } from 'drizzle-orm'
import type { StoredCourse, StoredDate } from '#core/courses/find-course.server.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { type LockedOffer, lockOffer } from '#core/places/lock-offer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCourse } from './refuse.server.ts'

export type LockedCourse = {
  readonly course: StoredCourse
  readonly dates: readonly StoredDate[]
  readonly offer: LockedOffer
}

/**
 * Locks a course; its seats first, as a booking locks them before it reads anything of the course.
 * @param seen.version of what was read; without it whatever it is now
 * @throws {Refusal} `COURSE_NOT_FOUND`, `COURSE_CHANGED`
 */
export async function lockCourse(
  transaction: Database,
  id: string,
  seen?: { readonly version: number },
): Promise<LockedCourse> {
  const offer = await lockOffer(transaction, id)
  const [found] = await transaction.select().from(course).where(eq(course.id, id)).for('update')
  if (!offer || !found) throw refuseCourse('COURSE_NOT_FOUND')
  if (seen && found.version !== seen.version) throw refuseCourse('COURSE_CHANGED')
  const dates = await transaction
    .select()
    .from(courseDate)
    .where(eq(courseDate.courseId, id))
    .orderBy(asc(courseDate.startsAt))
  return { course: found, dates, offer }
}

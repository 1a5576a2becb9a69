import type { Locale } from '@trivsel/content-contract/locales'
import { asc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { StoredCourse, StoredDate } from '#core/courses/find-course.server.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Participant = {
  readonly place: typeof place.$inferSelect
  readonly course: StoredCourse
  readonly dates: readonly StoredDate[]
  readonly email: string
  readonly firstName: string
  readonly language: Locale | null
}

/** Somebody with a booking of a course, and all that a mail about it says. */
export async function findParticipant(
  database: Database,
  placeId: string,
): Promise<Participant | null> {
  const [found] = await database
    .select({
      place,
      course,
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
    })
    .from(place)
    .innerJoin(course, eq(course.id, place.offerId))
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(place.id, placeId))
  if (!found) return null
  const dates = await database
    .select()
    .from(courseDate)
    .where(eq(courseDate.courseId, found.course.id))
    .orderBy(asc(courseDate.startsAt))
  return { ...found, dates }
}

import { courseSpan } from '#core/courses/course-times.ts'
import { findCourses, type WholeCourse } from '#core/courses/find-course.server.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingState } from './contract.ts'

/** A course that people see, from its first date to the end of the last one. */
export type Bookable = WholeCourse & { readonly startsAt: Date; readonly endsAt: Date }

/** Drafts, and courses without a date, are nobody's here. */
export async function findBookables(
  database: Database,
  ids: readonly string[],
): Promise<Bookable[]> {
  const found = await findCourses(database, ids)
  return found.flatMap((one) => {
    const span = courseSpan(one.dates)
    return span && one.course.state !== 'draft' ? [{ ...one, ...span }] : []
  })
}

export async function findBookable(database: Database, id: string): Promise<Bookable | null> {
  return (await findBookables(database, [id]))[0] ?? null
}

export function bookingStateOf(
  { course, offer, isPaused }: Pick<Bookable, 'course' | 'isPaused' | 'offer'>,
  now: Date,
): BookingState {
  if (course.state === 'called-off') return 'called-off'
  switch (reasonNotOpen({ ...offer, isPaused }, now)) {
    case null:
      return 'open'
    case 'PLACES_CALLED_OFF':
      return 'called-off'
    case 'PLACES_CLOSED':
      return 'closed'
    case 'PLACES_PAUSED':
      return 'paused'
  }
}

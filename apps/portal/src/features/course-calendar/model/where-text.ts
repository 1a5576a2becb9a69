import { m } from '#messages'

/** Where a course is held: a place, a video meeting, or both. */
export function whereText({
  place,
  isOnline,
}: {
  readonly place: string | null
  readonly isOnline: boolean
}): string {
  if (place === null) return m.course_calendar_online()
  return isOnline ? m.course_calendar_place_or_online({ place }) : place
}

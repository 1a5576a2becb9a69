import type { StoredDate } from '#core/courses/find-course.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { DateForm } from './course-form.ts'
import { isSameSpan, type Span } from './course-times.ts'
import { endDayOf } from './overnight.ts'
import type { PlanningRefusal } from './refusals.ts'

/** Courses are planned for at most two years. */
const mostMonthsAhead = 24

export const instantOf = (day: string, time: string): Date => toInstant(atWallTime(day, time))

export const spanOf = (date: DateForm): Span => ({
  startsAt: instantOf(date.day, date.startTime),
  endsAt: instantOf(endDayOf(date), date.endTime),
})

export const wallTimesOf = ({ id, startsAt, endsAt, place }: StoredDate): DateForm => ({
  id,
  day: osloDate(startsAt),
  startTime: osloWallTime(startsAt),
  endTime: osloWallTime(endsAt),
  place,
})

type Known = Pick<StoredDate, 'id' | 'startsAt' | 'endsAt'>

/**
 * What is wrong with the dates of a course as its form has them. A date that has begun stays: what was
 * recorded of who came is of that date. Of a draft nothing was held.
 */
export function judgeDates(
  dates: readonly (Span & { readonly id: string | null })[],
  stored: readonly Known[],
  { now, isDraft = false }: { readonly now: Date; readonly isDraft?: boolean },
): PlanningRefusal | null {
  const known = new Map(stored.map((date) => [date.id, date]))
  const given = dates.flatMap(({ id }) => id ?? [])
  if (new Set(given).size < given.length || given.some((id) => !known.has(id)))
    return 'COURSE_DATE_NOT_FOUND'
  const isKept = (date: Known) => dates.some((one) => one.id === date.id && isSameSpan(one, date))
  if (!isDraft && stored.some((date) => date.startsAt <= now && !isKept(date)))
    return 'COURSE_DATE_HELD'
  const latest = monthsBefore(osloDate(now), -mostMonthsAhead)
  for (const date of dates) {
    const was = date.id === null ? undefined : known.get(date.id)
    if (was && isSameSpan(was, date)) continue
    if (date.startsAt <= now) return 'COURSE_IN_PAST'
    // The clock may skip its start in spring.
    if (date.endsAt <= date.startsAt) return 'COURSE_DATE_ENDS_BEFORE'
    if (osloDate(date.startsAt) > latest) return 'COURSE_TOO_FAR'
  }
  return null
}

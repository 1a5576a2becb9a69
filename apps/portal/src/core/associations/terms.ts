import { addDays, daysBetween } from '#platform/time/date.ts'
import { daysOfSemester, semesterOf } from '#platform/time/semester.ts'

/**
 * How long a membership of an association lasts. Days are written `2026-11-28`; both ends of a term
 * are included.
 */

export const termKinds = ['semester', 'calendar-year', 'rolling'] as const
export type TermKind = (typeof termKinds)[number]

export type Term = { readonly startsOn: string; readonly endsOn: string }

/** A membership can be renewed from so many days before its end. */
export const renewalDays = 30

/** The term of somebody who becomes a member today. */
export function termFrom(kind: TermKind, today: string): Term {
  if (kind === 'rolling') return { startsOn: today, endsOn: addDays(yearLater(today), -1) }
  return { startsOn: today, endsOn: endOfPeriod(kind, today) }
}

/**
 * The term by which a membership is renewed: it follows without a gap while the last one is not over,
 * and begins today when it is.
 * @param lastEnd the last day that is paid for
 */
export function renewedTerm(kind: TermKind, lastEnd: string, today: string): Term {
  if (lastEnd < today) return termFrom(kind, today)
  const startsOn = addDays(lastEnd, 1)
  if (kind === 'rolling') return { startsOn, endsOn: addDays(yearLater(startsOn), -1) }
  return { startsOn, endsOn: endOfPeriod(kind, startsOn) }
}

/** Whether it can be renewed today: near its end, or after it. */
export const canRenew = (lastEnd: string, today: string): boolean =>
  daysBetween(today, lastEnd) < renewalDays

export const isWithin = ({ startsOn, endsOn }: Term, day: string): boolean =>
  startsOn <= day && day <= endsOn

/** Days between terms on which there was no membership, oldest first. */
export function gapsBetween(terms: readonly Term[]): Term[] {
  const gaps: Term[] = []
  let until: string | null = null
  for (const { startsOn, endsOn } of terms.toSorted((one, other) =>
    one.startsOn.localeCompare(other.startsOn),
  )) {
    if (until !== null && addDays(until, 1) < startsOn)
      gaps.push({ startsOn: addDays(until, 1), endsOn: addDays(startsOn, -1) })
    if (until === null || until < endsOn) until = endsOn
  }
  return gaps
}

function endOfPeriod(kind: 'semester' | 'calendar-year', day: string): string {
  return kind === 'semester' ? daysOfSemester(semesterOf(day)).to : `${day.slice(0, 4)}-12-31`
}

/** The same day a year later; 1 March for 29 February, so that a year from it ends on the 28th. */
function yearLater(day: string): string {
  const later = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`
  return day.endsWith('-02-29') ? `${later.slice(0, 4)}-03-01` : later
}

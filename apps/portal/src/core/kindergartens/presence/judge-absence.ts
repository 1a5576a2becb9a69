import { daysBetween } from '#platform/time/date.ts'
import type { AbsenceKind } from '../states.ts'

/** Why an absence cannot be reported as it is. */
export type AbsenceRefusal =
  /** It ended before today. */
  | 'ABSENCE_PAST'
  /** Its last day is before its first, or it is longer than a year. */
  | 'ABSENCE_DAYS_INVALID'
  /** A late arrival is on one day, with a time within the opening hours. */
  | 'ABSENCE_TIME_INVALID'
  /** The time until which guardians report has passed, and staff have written the day. */
  | 'ABSENCE_STAFF_DECIDED'

export type Reported = {
  readonly kind: AbsenceKind
  readonly fromOn: string
  readonly toOn: string
  /** `09:30` */
  readonly arrivesAt: string | null
}

export type Day = {
  readonly today: string
  /** Now by the clock in Norway, `08:41`. */
  readonly time: string
  readonly opensAt: string
  readonly closesAt: string
  /** Until then the guardians' word counts. */
  readonly absenceUntil: string
  /** Whether staff have recorded an arrival or an absence of the child today. */
  readonly isWritten: boolean
}

const longestDays = 366

/** Whether a guardian may report an absence: null, or why not. */
export function judgeAbsence(
  { kind, fromOn, toOn, arrivesAt }: Reported,
  { today, time, opensAt, closesAt, absenceUntil, isWritten }: Day,
): AbsenceRefusal | null {
  const days = daysBetween(fromOn, toOn)
  if (days < 0 || days > longestDays) return 'ABSENCE_DAYS_INVALID'
  if (fromOn < today) return 'ABSENCE_PAST'
  if (kind === 'late') {
    const isWithin = arrivesAt !== null && arrivesAt > opensAt && arrivesAt < closesAt
    if (!isWithin || days > 0) return 'ABSENCE_TIME_INVALID'
  } else if (arrivesAt !== null) return 'ABSENCE_TIME_INVALID'
  if (fromOn === today && time >= absenceUntil && isWritten) return 'ABSENCE_STAFF_DECIDED'
  return null
}

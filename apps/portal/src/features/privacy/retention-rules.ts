import { readSemester, semesterOf } from '#core/studies/semester.ts'

/*
 * How long data about people is kept, and why. What ends by the hour (sessions, mailed links,
 * counted attempts) is removed by the features that make it; docs/privacy.md lists all of it.
 */

/** As long as a course of study: nobody should find their account gone after a year abroad. */
export const unusedAccountMonths = 36

/** Time to log in once and keep the account. */
export const warningDays = 30

/** Long enough to find out who looked, and no longer (as health registers' logs are shown). */
export const accessLogMonths = 24

/** Disputes about places, queues and missing attendance are over by then. The database holds it too. */
export const classHistoryMonths = 12

/** The present one and those before it that a refund or an application may ask for. */
export const keptSemesters = 4

/** A delivery that is repeated is known for as long as what it held; it may name who brought it in. */
export const emptyDeliveryMonths = 24

/** Who has worked here, for as long as payouts of the year and the one after are looked at. */
export const formerStaffMonths = 24

/** Long enough to notice that somebody else has used one. */
export const usedRecoveryCodeDays = 30

/** A job that has failed for the last time names people in its payload: time to look into it. */
export const failedJobDays = 14

/** @param date `2026-11-21`; the last day of the month where the month is shorter */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, length))
  return first.toISOString().slice(0, 10)
}

export function daysBefore(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() - days)
  return moved.toISOString().slice(0, 10)
}

/**
 * Who is warned and who is deleted on a day. All are days up to and including which something
 * happened: an account is warned when it was last used by `warnUsedUntil`, and deleted when it was
 * last used by `deleteUsedUntil` and warned by `deleteWarnedUntil`.
 */
export function unusedAccountLimits(today: string) {
  return {
    warnUsedUntil: monthsBefore(daysBefore(today, -warningDays), unusedAccountMonths),
    deleteUsedUntil: monthsBefore(today, unusedAccountMonths),
    deleteWarnedUntil: daysBefore(today, warningDays),
  }
}

/** The first day on which an account that is warned today may be deleted. */
export function earliestDeletion(today: string): string {
  return daysBefore(today, -warningDays)
}

/** The oldest semester of which registrations are kept. */
export function oldestKeptSemester(today: string): string {
  let semester = semesterOf(today)
  for (let earlier = 1; earlier < keptSemesters; earlier++) semester = semesterBefore(semester)
  return semester
}

function semesterBefore(code: string): string {
  const semester = readSemester(code)
  if (!semester) throw new Error(`"${code}" is no semester`)
  return semester.isAutumn ? `${semester.year}V` : `${semester.year - 1}H`
}

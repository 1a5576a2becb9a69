import { isWorkingDay } from '#platform/time/working-days.ts'

/**
 * Whether a kindergarten is open on a day: from Monday to Friday, except on public holidays and on its
 * closing days.
 * @param date `2027-03-10`
 * @param closingDays the dates of its closing days
 */
export const isOpenOn = (date: string, closingDays: ReadonlySet<string>): boolean =>
  isWorkingDay(date) && !closingDays.has(date)

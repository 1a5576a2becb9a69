import { addDays, monthsBefore } from '#platform/time/date.ts'

/*
 * Arithmetic on calendar months. A month is written as its first day, `2026-11-01`; periods have
 * their first and last day in them.
 */

export type Period = { readonly startDate: string; readonly endDate: string }

export const monthOf = (date: string) => `${date.slice(0, 8)}01`

export const isFirstOfMonth = (date: string) => date.endsWith('-01')

/** The same day of a later month; its last day where that month is shorter. */
export const monthsAfter = (date: string, months: number) => monthsBefore(date, -months)

export const nextMonth = (date: string) => monthsAfter(monthOf(date), 1)

export const lastOfMonth = (date: string) => addDays(nextMonth(date), -1)

/** The first month that starts on or after a day. */
export const firstWholeMonth = (date: string) => (isFirstOfMonth(date) ? date : nextMonth(date))

/** A period of whole months. */
export function wholeMonths(startDate: string, count: number): Period {
  return { startDate, endDate: addDays(monthsAfter(startDate, count), -1) }
}

/** The months of a period of whole months. */
export function monthsIn({ startDate, endDate }: Period): string[] {
  const months: string[] = []
  for (let month = monthOf(startDate); month <= endDate; month = nextMonth(month))
    months.push(month)
  return months
}

export const countMonths = (period: Period) => monthsIn(period).length

export const contains = ({ startDate, endDate }: Period, date: string) =>
  startDate <= date && date <= endDate

export const overlap = (one: Period, other: Period) =>
  one.startDate <= other.endDate && other.startDate <= one.endDate

export const laterOf = (one: string, other: string) => (one > other ? one : other)
export const earlierOf = (one: string, other: string) => (one < other ? one : other)

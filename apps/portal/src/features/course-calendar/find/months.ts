import { addDays, weekdayOf } from '#platform/time/date.ts'

/** The month of a day: `2026-12`. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

export const monthAfter = (month: string): string => monthOf(addDays(firstDayOf(month), 31))

export const monthBefore = (month: string): string => monthOf(addDays(firstDayOf(month), -1))

/** All days of a month. */
export function daysOfMonth(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, at) => addDays(firstDayOf(month), at))
  return days.filter((day) => monthOf(day) === month)
}

/** In which column of a week its first day stands; Monday is the first one. */
export const columnOf = (month: string): number => weekdayOf(firstDayOf(month))

/**
 * Where one can turn to from a month: not to what is over, nor past the last course.
 * @param last the month of the last date that there is; null: there is none
 */
export function neighboursOf(
  month: string,
  { today, last }: { readonly today: string; readonly last: string | null },
): { readonly before: string | null; readonly after: string | null } {
  const current = monthOf(today)
  const after = monthAfter(month)
  const before = monthBefore(month)
  return {
    before: before >= current ? before : null,
    after: last !== null && after <= last ? after : null,
  }
}

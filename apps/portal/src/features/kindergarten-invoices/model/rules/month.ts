import { addDays, daysBetween } from '#platform/time/date.ts'

/* A month is its first day, `2026-08-01`. */

export const isMonth = (day: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-01$/.test(day)

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

export const nextMonth = (month: string): string => monthOf(addDays(month, 31))

export const lastDayOf = (month: string): string => addDays(nextMonth(month), -1)

export const daysOf = (month: string): number => daysBetween(month, nextMonth(month))

/** 1 to 12. */
export const monthNumber = (month: string): number => Number(month.slice(5, 7))

export const monthBefore = (month: string): string => monthOf(addDays(month, -1))

/** Months in a row around the one of a day, the earliest first. */
export function monthsAround(
  day: string,
  { before, after }: { readonly before: number; readonly after: number },
): string[] {
  let month = monthOf(day)
  for (let count = 0; count < before; count += 1) month = monthBefore(month)
  const months = [month]
  while (months.length <= before + after) {
    month = nextMonth(month)
    months.push(month)
  }
  return months
}

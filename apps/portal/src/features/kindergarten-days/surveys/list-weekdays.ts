import { addDays, daysBetween, isDate, weekdayOf } from '#platform/time/date.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'

/** The longest period that is looked through, in days: 31 working days fit in it. */
const longestPeriod = 60

/** The days from one day to another on which a kindergarten is usually open; none for what is no period. */
export function listWeekdays(from: string, to: string): string[] {
  if (!isDate(from) || !isDate(to)) return []
  const length = daysBetween(from, to)
  if (length < 0 || length > longestPeriod) return []
  return Array.from({ length: length + 1 }, (_, at) => addDays(from, at)).filter(
    (day) => weekdayOf(day) <= 5 && publicHolidayOn(day) === undefined,
  )
}

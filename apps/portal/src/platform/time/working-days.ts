import { addDays, weekdayOf } from './date.ts'
import { addDaysByWallTime, osloDate } from './oslo.ts'
import { publicHolidayOn } from './public-holidays.ts'

/** Monday to Friday, but for public holidays. */
export function isWorkingDay(date: string): boolean {
  return weekdayOf(date) <= 5 && publicHolidayOn(date) === undefined
}

/**
 * The instant so many working days later at which the clock shows the same. What begins on a day off
 * has its first day on the next working day.
 * @param count at least 1
 */
export function addWorkingDays(instant: Date, count: number): Date {
  const from = osloDate(instant)
  let days = 0
  for (let left = count; left > 0; ) {
    days += 1
    if (isWorkingDay(addDays(from, days))) left -= 1
  }
  return addDaysByWallTime(instant, days)
}

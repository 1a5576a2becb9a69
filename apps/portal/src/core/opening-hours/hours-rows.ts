import type { DayHours, WeekHours } from '@trivsel/content-contract/opening-hours'
import { hoursOnWeekday } from './schedule.ts'

/** One line of the regular hours: consecutive days with the same hours. No hours: closed. */
export type HoursRow = { firstDay: number; lastDay: number; hours: DayHours[] }

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Lists the whole week from Monday in as few lines as possible. */
export function hoursRows(week: readonly WeekHours[]): HoursRow[] {
  const rows: HoursRow[] = []
  for (const weekday of weekdays) {
    const hours = hoursOnWeekday(week, weekday)
    const previous = rows.at(-1)
    if (previous && isSame(previous.hours, hours)) previous.lastDay = weekday
    else rows.push({ firstDay: weekday, lastDay: weekday, hours })
  }
  return rows
}

function isSame(some: readonly DayHours[], others: readonly DayHours[]): boolean {
  const text = (hours: readonly DayHours[]) =>
    hours.map(({ opens, closes }) => `${opens}–${closes}`).join()
  return text(some) === text(others)
}

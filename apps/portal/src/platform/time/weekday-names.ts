import { noonOf } from './date.ts'
import { formatWeekday } from './format.ts'

/** A week, from its Monday. */
const days = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
] as const

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** @param isoWeekday Monday is 1 */
export const weekdayName = (isoWeekday: number) =>
  formatWeekday(noonOf(days[isoWeekday - 1] ?? days[0]))

export const weekdayNames: Readonly<Record<string, () => string>> = Object.fromEntries(
  weekdays.map((weekday) => [weekday, () => weekdayName(weekday)]),
)

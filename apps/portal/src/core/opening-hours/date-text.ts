import { m } from '#messages'
import { daysBetween, noonOf } from '#platform/time/date.ts'
import { formatDay, formatDayAndYear, formatWeekday } from '#platform/time/format.ts'

/** A coming day as it is written in a sentence: `i morgen`, `mandag`, `mandag 4. januar`. */
export function comingDayText(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 1) return m.day_tomorrow()
  return days < 7 ? formatWeekday(noonOf(date)) : formatDay(noonOf(date))
}

/** `torsdag 24. desember`, with the year when it is not this year. */
export function dateText(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? formatDay(noonOf(date)) : formatDayAndYear(noonOf(date))
}

export function dateRangeText({ from, to }: { from: string; to: string }, today: string): string {
  if (from === to) return dateText(from, today)
  return `${dateText(from, today)} – ${dateText(to, today)}`
}

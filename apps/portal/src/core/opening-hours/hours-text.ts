import type { DayHours } from '@trivsel/content-contract/opening-hours'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatHours } from '#platform/time/format.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'

/** `08.00–17.00`, several spans separated by commas, or that it is closed. */
export function hoursText(hours: readonly DayHours[]): string {
  if (hours.length === 0) return m.hours_closed()
  return hours
    .map((day) => (day.opens === day.closes ? m.hours_all_day() : formatHours(day)))
    .join(', ')
}

/** `Mandag–torsdag`, `Fredag`. */
export function daysText({ firstDay, lastDay }: { firstDay: number; lastDay: number }): string {
  if (firstDay === 1 && lastDay === 7) return m.hours_every_day()
  const first = weekdayName(firstDay)
  return sentenceCase(firstDay === lastDay ? first : `${first}–${weekdayName(lastDay)}`)
}

import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { addDays, noonOf } from '#platform/time/date.ts'
import { formatDay } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AgendaEntry } from './my-page-offer.ts'

type Timed = Pick<AgendaEntry, 'startTime'>

export type AgendaDay<Entry extends Timed> = {
  /** In Norway: `2026-12-08`. */
  readonly date: string
  readonly entries: readonly Entry[]
}

/** Entries by day, the earliest first. */
export function groupByDay<Entry extends Timed>(entries: readonly Entry[]): AgendaDay<Entry>[] {
  const sorted = entries.toSorted(
    (one, other) => Date.parse(one.startTime) - Date.parse(other.startTime),
  )
  const days = new Map<string, Entry[]>()
  for (const entry of sorted) {
    const date = osloDate(new Date(entry.startTime))
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }))
}

/** `I dag, torsdag 26. november`; further away than tomorrow the day alone. */
export function dayName(date: string, today: string): string {
  const day = formatDay(noonOf(date))
  if (date === today) return m.agenda_today({ day })
  if (date === addDays(today, 1)) return m.agenda_tomorrow({ day })
  return sentenceCase(day)
}

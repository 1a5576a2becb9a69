import { PairLines } from '#ui/pairs/PairLines.tsx'
import type { HoursRow } from './hours-rows.ts'
import { daysText, hoursText } from './hours-text.ts'

/** The regular hours in a small space, for example on a card. */
export function HoursLines({ rows }: { rows: HoursRow[] }) {
  return (
    <PairLines rows={rows.map((row) => ({ name: daysText(row), value: hoursText(row.hours) }))} />
  )
}

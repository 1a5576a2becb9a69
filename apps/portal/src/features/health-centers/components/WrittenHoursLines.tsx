import type { WrittenHours } from '@trivsel/content-contract/opening-hours'
import { PairLines } from '#ui/pairs/PairLines.tsx'

/** Hours in the editor's own words where there is little room, as on a card. */
export function WrittenHoursLines({ hours }: { hours: WrittenHours[] }) {
  return (
    <PairLines
      rows={hours.map(({ daysText, timeText }) => ({ name: daysText, value: timeText }))}
    />
  )
}

import type { WrittenHours } from '@trivsel/content-contract/opening-hours'
import { PairTable } from '#ui/pairs/PairTable.tsx'

type Props = {
  /** Either a caption of its own or the id of a heading before it. */
  name: { caption: string } | { headingId: string }
  hours: WrittenHours[]
}

/** Hours in the editor's own words. */
export function WrittenHoursTable({ name, hours }: Props) {
  return (
    <PairTable
      name={name}
      rows={hours.map(({ daysText, timeText }) => ({ name: daysText, value: timeText }))}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { CourtReservation } from '../../model/contract.ts'
import { timeslotsQuery } from '../../timeslots/queries.ts'

/** Shows the held or booked court, the place, the time and the price. */
export function Booking({
  units,
  reference,
}: {
  units: readonly [CourtReservation, ...CourtReservation[]]
  /** The reference of the payment, once it is paid. */
  reference?: string
}) {
  const [first] = units
  const category = useCategoryOf(first.court.id)
  const last = units.at(-1) ?? first
  const total = units.reduce((sum, { price }) => sum + Math.round(price.amount * 100), 0)
  return (
    <Facts>
      <Fact label={m.courts_what()}>
        {category ? `${category}, ${first.court.name}` : first.court.name}
      </Fact>
      <Fact label={m.courts_where()}>{first.sportsCenter.name}</Fact>
      <Fact label={m.courts_when()}>
        {formatDayAndTime(new Date(first.startTime))}–{formatTime(new Date(last.endTime))}
      </Fact>
      <Fact label={reference ? m.courts_paid() : m.courts_total()}>{formatKroner(total)}</Fact>
      <Fact label={m.card_receipt_reference()}>{reference}</Fact>
    </Facts>
  )
}

/** The name of a court is unique only within its category: `Squash, Bane 2`. */
function useCategoryOf(courtId: number): string | undefined {
  const { data } = useQuery(timeslotsQuery(getLocale()))
  return data?.items.find(({ court }) => court.id === courtId)?.category.name
}

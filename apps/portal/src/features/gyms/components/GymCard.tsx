import { listedAddress } from '@trivsel/content-contract/addresses'
import type { GymCard as Content } from '@trivsel/content-contract/kinds/gyms/contract'
import { DirectionsLink } from '#core/locations/DirectionsLink.tsx'
import { Distance } from '#core/locations/Distance.tsx'
import { HoursLines } from '#core/opening-hours/HoursLines.tsx'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { gymHoursRows, gymSchedule } from '../gym-hours.ts'

type Props = {
  card: Content & { distance: number | null }
  now: Date
  /** The study place from which distances are measured. */
  studyPlace: string | null
}

/** Specification, section 2: opening hours split Monday-Thursday, Friday, Saturday, Sunday. */
export function GymCard({ card, now, studyPlace }: Props) {
  return (
    <Card name={card.displayName} href={listedAddress('gym', getLocale(), card.slug)}>
      <OpenNow schedule={gymSchedule(card)} now={now} />
      <Distance metres={card.distance} studyPlace={studyPlace} />
      <Facts>
        <Fact label={m.location_address()}>{card.address}</Fact>
        <Fact label={m.location_phone()}>{card.phone && <PhoneLink phone={card.phone} />}</Fact>
        <Fact label={m.hours_heading()}>
          <HoursLines rows={gymHoursRows(card.hours)} />
        </Fact>
      </Facts>
      <DirectionsLink place={card} />
    </Card>
  )
}

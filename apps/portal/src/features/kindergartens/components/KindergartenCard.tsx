import { listedAddress } from '@trivsel/content-contract/addresses'
import type { KindergartenCard as Content } from '@trivsel/content-contract/kinds/kindergartens/contract'
import { DirectionsLink } from '#core/locations/DirectionsLink.tsx'
import { Distance } from '#core/locations/Distance.tsx'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatHours } from '#platform/time/format.ts'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { kindergartenSchedule } from '../kindergarten-hours.ts'

type Props = {
  card: Content & { distance: number | null }
  now: Date
  /** The one that the list begins at. */
  studyPlace: string | null
  eager: boolean
}

/** Specification, section 2: image, name, ingress, address, phone, nearby study place, opening hours. */
export function KindergartenCard({ card, now, studyPlace, eager }: Props) {
  const schedule = kindergartenSchedule(card)
  return (
    <Card
      name={card.displayName}
      href={listedAddress('kindergarten', getLocale(), card.slug)}
      image={card.image}
      eager={eager}
      ingress={card.ingress}
    >
      {schedule && <OpenNow schedule={schedule} now={now} />}
      <Distance metres={card.distance} studyPlace={studyPlace} />
      <Facts>
        <Fact label={m.kindergarten_address()}>{card.address}</Fact>
        <Fact label={m.kindergarten_phone()}>{card.phone && <PhoneLink phone={card.phone} />}</Fact>
        <Fact label={m.kindergarten_study_place()}>{card.studyPlaceNearby}</Fact>
        <Fact label={m.kindergarten_opening_hours()}>
          {card.openingHours && formatHours(card.openingHours)}
        </Fact>
      </Facts>
      <DirectionsLink place={card} />
    </Card>
  )
}

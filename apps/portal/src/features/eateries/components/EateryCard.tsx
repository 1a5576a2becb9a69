import { listedAddress } from '@trivsel/content-contract/addresses'
import type { EateryCard as Content } from '@trivsel/content-contract/kinds/eateries/contract'
import { DirectionsLink } from '#core/locations/DirectionsLink.tsx'
import { Distance } from '#core/locations/Distance.tsx'
import { HoursLines } from '#core/opening-hours/HoursLines.tsx'
import { hoursRows } from '#core/opening-hours/hours-rows.ts'
import { OpenNow } from '#core/opening-hours/OpenNow.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { eaterySchedule } from '../eatery-hours.ts'

type Props = {
  card: Content & { distance: number | null }
  now: Date
  /** The one that the list begins at. */
  studyPlace: string | null
}

/** Specification, section 2: address, affiliated study place, opening hours. */
export function EateryCard({ card, now, studyPlace }: Props) {
  const schedule = eaterySchedule(card)
  const phone = card.officePhone ?? card.kitchenPhone
  return (
    <Card name={card.displayName} href={listedAddress('eatery', getLocale(), card.slug)}>
      {schedule && <OpenNow schedule={schedule} now={now} />}
      <Distance metres={card.distance} studyPlace={studyPlace} />
      <Facts>
        <Fact label={m.location_address()}>{card.address}</Fact>
        <Fact label={m.eatery_study_place()}>{card.studyPlace?.name}</Fact>
        <Fact label={m.location_phone()}>{phone && <PhoneLink phone={phone} />}</Fact>
        <Fact label={m.hours_heading()}>
          {schedule && <HoursLines rows={hoursRows(schedule.week)} />}
        </Fact>
      </Facts>
      <DirectionsLink place={card} />
    </Card>
  )
}

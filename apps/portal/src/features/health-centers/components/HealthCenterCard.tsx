import { listedAddress } from '@trivsel/content-contract/addresses'
import type { HealthCenterCard as Content } from '@trivsel/content-contract/kinds/health-centers/contract'
import { DirectionsLink } from '#core/locations/DirectionsLink.tsx'
import { Distance } from '#core/locations/Distance.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { WrittenHoursLines } from './WrittenHoursLines.tsx'

type Props = {
  card: Content & { distance: number | null }
  /** The one that the list begins at. */
  studyPlace: string | null
}

/** Specification, section 2: address, phone, first area's opening hours. */
export function HealthCenterCard({ card, studyPlace }: Props) {
  const { address, phone, firstArea } = card
  return (
    <Card name={card.displayName} href={listedAddress('healthCenter', getLocale(), card.slug)}>
      <Distance metres={card.distance} studyPlace={studyPlace} />
      <Facts>
        <Fact label={m.location_address()}>{address}</Fact>
        <Fact label={m.location_phone()}>{phone && <PhoneLink phone={phone} />}</Fact>
        {firstArea && firstArea.hours.length > 0 && (
          <Fact label={m.health_center_area_hours({ area: firstArea.name })}>
            <WrittenHoursLines hours={firstArea.hours} />
          </Fact>
        )}
      </Facts>
      <DirectionsLink place={card} />
    </Card>
  )
}

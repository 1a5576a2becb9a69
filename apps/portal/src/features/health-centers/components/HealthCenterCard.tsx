import { listedAddress } from '@trivsel/content-contract/addresses'
import type { HealthCenterCard as Content } from '@trivsel/content-contract/kinds/health-centers/contract'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { WrittenHoursLines } from './WrittenHoursLines.tsx'

/** Specification, section 2: address, phone, first area's opening hours. */
export function HealthCenterCard({ card }: { card: Content }) {
  const { address, phone, firstArea } = card
  return (
    <Card name={card.displayName} href={listedAddress('healthCenter', getLocale(), card.slug)}>
      <Facts>
        <Fact label={m.place_address()}>{address}</Fact>
        <Fact label={m.place_phone()}>{phone}</Fact>
        {firstArea && firstArea.hours.length > 0 && (
          <Fact label={m.health_center_area_hours({ area: firstArea.name })}>
            <WrittenHoursLines hours={firstArea.hours} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

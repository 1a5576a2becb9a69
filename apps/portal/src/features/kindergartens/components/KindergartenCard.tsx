import { listedAddress } from '@trivsel/content-contract/addresses'
import type { KindergartenCard as Content } from '@trivsel/content-contract/kinds/kindergartens/contract'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatHours } from '#platform/time/format.ts'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'

/** Specification, section 2: image, name, ingress, address, phone, nearby study place, opening hours. */
export function KindergartenCard({ card, eager }: { card: Content; eager: boolean }) {
  return (
    <Card
      name={card.displayName}
      href={listedAddress('kindergarten', getLocale(), card.slug)}
      image={card.image}
      eager={eager}
      ingress={card.ingress}
    >
      <Facts>
        <Fact label={m.kindergarten_address()}>{card.address}</Fact>
        <Fact label={m.kindergarten_phone()}>{card.phone}</Fact>
        <Fact label={m.kindergarten_study_place()}>{card.studyPlaceNearby}</Fact>
        <Fact label={m.kindergarten_opening_hours()}>
          {card.openingHours && formatHours(card.openingHours)}
        </Fact>
      </Facts>
    </Card>
  )
}

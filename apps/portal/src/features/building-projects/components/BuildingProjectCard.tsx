import { listedAddress } from '@trivsel/content-contract/addresses'
import type { BuildingProjectCard as Content } from '@trivsel/content-contract/kinds/building-projects/contract'
import { getLocale } from '#locale'
import { Card } from '#ui/card-list/Card.tsx'

/** Specification, section 2: image, name, ingress. */
export function BuildingProjectCard({ card, eager }: { card: Content; eager: boolean }) {
  return (
    <Card
      name={card.displayName}
      href={listedAddress('buildingProject', getLocale(), card.slug)}
      image={card.image}
      eager={eager}
      ingress={card.ingress}
    />
  )
}

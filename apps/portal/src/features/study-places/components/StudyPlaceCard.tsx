import { listedAddress } from '@trivsel/content-contract/addresses'
import type { StudyPlaceCard as Content } from '@trivsel/content-contract/kinds/study-places/contract'
import { DirectionsLink } from '#core/locations/DirectionsLink.tsx'
import { getLocale } from '#locale'
import { Card } from '#ui/card-list/Card.tsx'
import { GuardedRichText } from '#ui/rich-text/GuardedRichText.tsx'
import { truncateRichText } from '#ui/rich-text/truncate.ts'

/** So many characters of its text fit on a card; the page has the rest. */
const cardTextLength = 240

/** Specification, section 2: image, name, rich text. */
export function StudyPlaceCard({ card, eager }: { card: Content; eager: boolean }) {
  return (
    <Card
      name={card.displayName}
      href={listedAddress('studyPlace', getLocale(), card.slug)}
      image={card.image}
      eager={eager}
    >
      <GuardedRichText content={truncateRichText(card.richText, cardTextLength)} />
      <DirectionsLink place={card} />
    </Card>
  )
}

import { listedAddress } from '@trivsel/content-contract/addresses'
import type { JobListingCard as Content } from '@trivsel/content-contract/kinds/job-listings/contract'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { Card } from '#ui/card-list/Card.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { deadlineText } from '../deadline-text.ts'

/** Specification, section 2: image, name, ingress, service area, application deadline. */
export function JobListingCard({ card, eager }: { card: Content; eager: boolean }) {
  return (
    <Card
      name={card.displayName}
      href={listedAddress('jobListing', getLocale(), card.slug)}
      image={card.image}
      eager={eager}
      ingress={card.ingress}
    >
      <Facts>
        <Fact label={m.job_listing_service_area()}>{card.serviceArea}</Fact>
        <Fact label={m.job_listing_deadline()}>
          {sentenceCase(deadlineText(card.applicationDeadline))}
        </Fact>
      </Facts>
    </Card>
  )
}

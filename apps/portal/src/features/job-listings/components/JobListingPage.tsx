import type { JobListing } from '@trivsel/content-contract/kinds/job-listings/contract'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { useNow } from '#platform/time/use-now.ts'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { deadlineOn } from '../deadline.ts'
import { DeadlineNotice } from './DeadlineNotice.tsx'

/** @param listing `now`: milliseconds since 1970 when it was loaded */
export function JobListingPage({ listing }: { listing: JobListing & { now: number } }) {
  const now = useNow(listing.now)
  const deadline = deadlineOn(listing.applicationDeadline, osloDate(now))
  return (
    <DetailPage
      page={listing}
      notice={<DeadlineNotice deadline={deadline} />}
      facts={<JobListingFacts listing={listing} />}
      list={{ page: 'jobListings', back: m.job_listing_back() }}
      actions={deadline.kind === 'passed' ? [] : listing.buttons}
    />
  )
}

function JobListingFacts({ listing }: { listing: JobListing }) {
  return (
    <FactBox heading={m.job_listing_facts()}>
      <Facts>
        <Fact label={m.job_listing_service_area()}>{listing.serviceArea}</Fact>
        <Fact label={m.job_listing_published()}>
          {sentenceCase(formatDayAndYear(new Date(listing.publishedAt)))}
        </Fact>
      </Facts>
    </FactBox>
  )
}

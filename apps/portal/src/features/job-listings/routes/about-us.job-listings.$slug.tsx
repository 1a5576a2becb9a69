import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { loadDetail } from '#ui/detail-page/load-detail.ts'
import { contentHead } from '#ui/page-head.ts'
import { JobListingPage } from '../components/JobListingPage.tsx'
import { describeJobListing } from '../describe-job-listing.ts'

export const Route = createFileRoute('/about-us/job-listings/$slug')({
  loader: async ({ params: { slug } }) => ({
    ...(await loadDetail('jobListingBySlug', slug)),
    now: Date.now(),
  }),
  head: ({ loaderData }) => contentHead(loaderData),
  component: JobListingRoute,
})

function JobListingRoute() {
  const listing = Route.useLoaderData()
  return (
    <>
      <StructuredData
        things={[
          describeJobListing(listing),
          describeListTrail('jobListing', listing, listing.slug),
        ]}
      />
      <JobListingPage listing={listing} />
    </>
  )
}

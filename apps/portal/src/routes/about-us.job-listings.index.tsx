import { createFileRoute } from '@tanstack/react-router'
import { JobListingListPage } from '#features/job-listings/components/JobListingListPage.tsx'
import { loadJobListingList } from '#features/job-listings/load-job-listing-list.ts'
import { jobListingFeedAddress } from '#features/site-map/job-listing-feed-address.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/about-us/job-listings/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) => loadJobListingList(deps),
  head: ({ loaderData }) => ({
    ...listHead(loaderData, m.job_listings_heading()),
    links: [
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: m.job_listings_heading(),
        href: jobListingFeedAddress(getLocale()),
      },
    ],
  }),
  component: JobListingsRoute,
})

function JobListingsRoute() {
  return <JobListingListPage list={Route.useLoaderData()} />
}

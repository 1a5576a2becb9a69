import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { JobListingListPage } from '../components/JobListingListPage.tsx'
import { jobListingFeedAddress } from '../job-listing-feed-address.ts'
import { loadJobListingList } from '../load-job-listing-list.ts'

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

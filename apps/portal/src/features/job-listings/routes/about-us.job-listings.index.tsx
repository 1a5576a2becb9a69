import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { JobListingListPage } from '../components/JobListingListPage.tsx'
import { jobListingFeedAddress } from '../feed-address.ts'
import { loadJobListingList } from '../load-job-listing-list.ts'

export const Route = createFileRoute('/about-us/job-listings/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) => loadJobListingList(deps),
  head: ({ loaderData }) => ({
    ...listHead(loaderData, pageName('jobListings')),
    links: [
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: pageName('jobListings'),
        href: jobListingFeedAddress(getLocale()),
      },
    ],
  }),
  component: JobListingsRoute,
})

function JobListingsRoute() {
  return <JobListingListPage list={Route.useLoaderData()} />
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import { listHead } from '#ui/page-head.ts'
import { CourtsPage } from '../book/components/CourtsPage.tsx'
import { readCourtSearch } from '../timeslots/court-search.ts'
import { loadTimeslots } from '../timeslots/queries.ts'
import { showTimeslots } from '../timeslots/show-timeslots.ts'

export const Route = createFileRoute('/sports/courts-and-halls')({
  validateSearch: readCourtSearch,
  // Only the browser reads step, hold and payment: with them the server would cache another page.
  loaderDeps: ({ search: { category, location, duration, date, hour, court } }) => ({
    category,
    location,
    duration,
    date,
    hour,
    court,
  }),
  // Until the last payment is finished, a member who comes back from it finds its outcome.
  beforeLoad: ({ search: { step } }) => {
    if (!isServiceOffered('courts') && step !== 'payment' && step !== 'status') throw notFound()
  },
  loader: async ({ deps }) => {
    const [timeslots, fixedPage] = await Promise.all([
      loadTimeslots(getLocale()),
      loadFixedPage('courts'),
    ])
    return { fixedPage, prefetched: timeslots && showTimeslots(timeslots.items, deps) }
  },
  head: ({ loaderData }) => listHead(loaderData, m.courts_heading(), m.courts_intro()),
  component: CourtsRoute,
})

function CourtsRoute() {
  return <CourtsPage {...Route.useLoaderData()} search={Route.useSearch()} />
}

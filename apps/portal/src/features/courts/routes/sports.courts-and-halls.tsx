import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { CourtsPage } from '../booking/components/CourtsPage.tsx'
import { CourtSearch } from '../booking/court-search.ts'
import { showTimeslots } from '../booking/show-timeslots.ts'
import { loadTimeslots } from '../queries.ts'

export const Route = createFileRoute('/sports/courts-and-halls')({
  validateSearch: (search) => CourtSearch.parse(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => showTimeslots((await loadTimeslots(getLocale())).items, deps),
  head: () => pageHead({ title: m.courts_heading(), description: m.courts_intro() }),
  component: CourtsRoute,
})

function CourtsRoute() {
  return <CourtsPage made={Route.useLoaderData()} search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { validateLocationSearch } from '#core/locations/location-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { GymListPage } from '../components/GymListPage.tsx'
import { loadGymList } from '../load-gym-list.ts'

export const Route = createFileRoute('/sports/fitness-clubs/')({
  validateSearch: validateLocationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadGymList(deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('gyms')),
  component: GymsRoute,
})

function GymsRoute() {
  return <GymListPage list={Route.useLoaderData()} search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { validateNearSearch } from '#core/locations/location-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { HealthCenterListPage } from '../components/HealthCenterListPage.tsx'
import { loadHealthCenterList } from '../load-health-center-list.ts'

export const Route = createFileRoute('/health/health-centers/')({
  validateSearch: validateNearSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadHealthCenterList(deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('healthCenters')),
  component: HealthCentersRoute,
})

function HealthCentersRoute() {
  return <HealthCenterListPage list={Route.useLoaderData()} search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { loadCardList } from '#ui/card-list/load-card-list.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { HealthCenterListPage } from '../components/HealthCenterListPage.tsx'

export const Route = createFileRoute('/health/health-centers/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) => loadCardList('healthCenterList', deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('healthCenters')),
  component: HealthCentersRoute,
})

function HealthCentersRoute() {
  return <HealthCenterListPage list={Route.useLoaderData()} />
}

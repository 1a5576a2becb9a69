import { createFileRoute } from '@tanstack/react-router'
import { loadCardList } from '#ui/card-list/load-card-list.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { BuildingProjectListPage } from '../components/BuildingProjectListPage.tsx'

export const Route = createFileRoute('/about-us/building-projects/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) => loadCardList('buildingProjectList', deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('buildingProjects')),
  component: BuildingProjectsRoute,
})

function BuildingProjectsRoute() {
  return <BuildingProjectListPage list={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { loadCardList } from '#ui/card-list/load-card-list.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { StudyPlaceListPage } from '../components/StudyPlaceListPage.tsx'

export const Route = createFileRoute('/about-us/study-places/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) => loadCardList('studyPlaceList', deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('studyPlaces')),
  component: StudyPlacesRoute,
})

function StudyPlacesRoute() {
  return <StudyPlaceListPage list={Route.useLoaderData()} />
}

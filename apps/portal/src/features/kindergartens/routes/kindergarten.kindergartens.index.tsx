import { createFileRoute } from '@tanstack/react-router'
import { validateLocationSearch } from '#core/locations/location-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { KindergartenListPage } from '../components/KindergartenListPage.tsx'
import { loadKindergartenList } from '../load-kindergarten-list.ts'

export const Route = createFileRoute('/kindergarten/kindergartens/')({
  validateSearch: validateLocationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadKindergartenList(deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('kindergartens')),
  component: KindergartensRoute,
})

function KindergartensRoute() {
  return <KindergartenListPage list={Route.useLoaderData()} search={Route.useSearch()} />
}

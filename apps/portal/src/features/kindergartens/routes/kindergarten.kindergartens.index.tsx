import { createFileRoute } from '@tanstack/react-router'
import { loadCardList } from '#ui/card-list/load-card-list.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { KindergartenListPage } from '../components/KindergartenListPage.tsx'

export const Route = createFileRoute('/kindergarten/kindergartens/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) => loadCardList('kindergartenList', deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('kindergartens')),
  component: KindergartensRoute,
})

function KindergartensRoute() {
  return <KindergartenListPage list={Route.useLoaderData()} />
}

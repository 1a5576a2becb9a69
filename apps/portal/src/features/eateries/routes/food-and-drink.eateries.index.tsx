import { createFileRoute } from '@tanstack/react-router'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { EateryListPage } from '../components/EateryListPage.tsx'
import { validateEaterySearch } from '../eatery-search.ts'
import { loadEateryList } from '../load-eatery-list.ts'

export const Route = createFileRoute('/food-and-drink/eateries/')({
  validateSearch: validateEaterySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadEateryList(deps),
  head: ({ loaderData }) => listHead(loaderData, pageName('eateries')),
  component: EateriesRoute,
})

function EateriesRoute() {
  return <EateryListPage list={Route.useLoaderData()} search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { loadCardList } from '#ui/card-list/load-card-list.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { listHead } from '#ui/page-head.ts'
import { pageName } from '#ui/page-names.ts'
import { GymListPage } from '../components/GymListPage.tsx'

export const Route = createFileRoute('/sports/fitness-clubs/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps }) => ({ ...(await loadCardList('gymList', deps)), now: Date.now() }),
  head: ({ loaderData }) => listHead(loaderData, pageName('gyms')),
  component: GymsRoute,
})

function GymsRoute() {
  return <GymListPage list={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { KindergartenListPage } from '#features/kindergartens/components/KindergartenListPage.tsx'
import { fetchKindergartens } from '#features/kindergartens/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { currentScreen } from '#platform/screen.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'
import { cardListPageSize } from '#ui/card-list/page-size.ts'
import { orNotFound } from '#ui/or-not-found.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/kindergarten/kindergartens/')({
  validateSearch: validatePageSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps }) =>
    orNotFound(
      fetchKindergartens({
        locale: getLocale(),
        page: deps.page,
        pageSize: cardListPageSize[currentScreen()],
      }),
    ),
  head: () => pageHead({ title: m.kindergartens_heading(), description: m.kindergartens_intro() }),
  component: KindergartensRoute,
})

function KindergartensRoute() {
  return <KindergartenListPage list={Route.useLoaderData()} />
}

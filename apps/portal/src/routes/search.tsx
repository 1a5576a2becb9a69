import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { TimetableResults } from '#core/timetable-search/components/TimetableResults.tsx'
import { findInTimetables } from '#core/timetable-search/find-in-timetables.ts'
import { SearchPage } from '#features/search/components/SearchPage.tsx'
import { loadSearch } from '#features/search/load-search.ts'
import { validateSearchParameters } from '#features/search/search-parameters.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { searchOffers } from '../offers/search.ts'

export const Route = createFileRoute('/search')({
  validateSearch: validateSearchParameters,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const written = deps.q === undefined ? undefined : String(deps.q)
    const [search, finds] = await Promise.all([
      loadSearch(deps),
      findInTimetables(searchOffers(), deps.kind ? undefined : written, new Date()),
    ])
    return { ...search, finds }
  },
  head: ({ loaderData }) => {
    const { q = '', answer, fixedPage } = loaderData ?? {}
    const found = answer ? [m.search_title({ query: q, count: answer.total })] : []
    const heading = fixedPage?.heading ?? m.search_heading()
    const head = pageHead({
      title: [...found, heading].join(' – '),
      ...(fixedPage?.intro && { description: fixedPage.intro }),
    })
    // The page itself may be found; what somebody has searched for is no page to find.
    const robots = answer ? [{ name: 'robots', content: 'noindex' }] : []
    return { ...head, meta: [...head.meta, ...robots] }
  },
  component: SearchRoute,
})

function SearchRoute() {
  const { sections } = useLoaderData({ from: '__root__' })
  const { finds, ...search } = Route.useLoaderData()
  return (
    <SearchPage
      search={search}
      sections={sections}
      timetable={
        finds.some((found) => found !== null) && (
          <TimetableResults offers={searchOffers()} finds={finds} />
        )
      }
    />
  )
}

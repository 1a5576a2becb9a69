import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { SearchPage } from '../components/SearchPage.tsx'
import { loadSearch } from '../load-search.ts'
import { validateSearchParameters } from '../search-parameters.ts'

export const Route = createFileRoute('/search')({
  validateSearch: validateSearchParameters,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSearch(deps),
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
  return <SearchPage search={Route.useLoaderData()} sections={sections} />
}

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { DirectoryPage } from '../find/components/DirectoryPage.tsx'
import { validateDirectorySearch } from '../find/directory-search.ts'
import { loadDirectory } from '../find/load-directory.ts'

export const Route = createFileRoute('/associations/find-your-association/')({
  validateSearch: validateDirectorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadDirectory(deps),
  head: () =>
    pageHead({ title: m.association_find_heading(), description: m.association_find_intro() }),
  component: DirectoryRoute,
})

function DirectoryRoute() {
  return <DirectoryPage list={Route.useLoaderData()} search={Route.useSearch()} />
}

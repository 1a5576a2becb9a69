import { createFileRoute } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { GrantedPage } from '../granted/components/GrantedPage.tsx'
import { validateGrantedSearch } from '../granted/granted-search.ts'
import { loadGranted } from '../granted/load-granted.ts'
import { grantsFeedAddress } from '../model/file-addresses.ts'

export const Route = createFileRoute('/associations/grants')({
  validateSearch: validateGrantedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadGranted(deps),
  head: () => ({
    ...pageHead({ title: m.grant_openness_heading(), description: m.grant_openness_intro() }),
    links: [
      {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: grantsFeedAddress(getLocale()),
        title: m.grant_openness_heading(),
      },
    ],
  }),
  component: GrantedRoute,
})

function GrantedRoute() {
  return <GrantedPage list={Route.useLoaderData()} search={Route.useSearch()} />
}

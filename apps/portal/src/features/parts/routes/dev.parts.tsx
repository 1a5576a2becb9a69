import { createFileRoute } from '@tanstack/react-router'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PartsPage } from '../components/PartsPage.tsx'

export const Route = createFileRoute('/dev/parts')({
  validateSearch: tableSearch(['kind']),
  head: () => unlistedPageHead({ title: 'Parts' }),
  component: PartsRoute,
})

function PartsRoute() {
  return <PartsPage search={Route.useSearch()} />
}

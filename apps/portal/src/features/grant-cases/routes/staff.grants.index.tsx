import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { RoundsPage } from '../rounds/components/RoundsPage.tsx'

export const Route = createFileRoute('/staff/grants/')({
  validateSearch: tableSearch(['phase']),
  head: () => unlistedPageHead({ title: m.grant_cases_heading() }),
  component: RoundsRoute,
})

function RoundsRoute() {
  return <RoundsPage search={Route.useSearch()} />
}

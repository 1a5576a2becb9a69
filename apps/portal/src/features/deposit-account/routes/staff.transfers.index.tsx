import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TransfersPage } from '../money/components/TransfersPage.tsx'

export const Route = createFileRoute('/staff/transfers/')({
  validateSearch: tableSearch(['state', 'from', 'to']),
  head: () => unlistedPageHead({ title: m.money_transfers_heading() }),
  component: TransfersRoute,
})

function TransfersRoute() {
  return <TransfersPage search={Route.useSearch()} />
}

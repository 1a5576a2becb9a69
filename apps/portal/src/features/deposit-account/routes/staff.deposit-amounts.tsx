import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { AmountsPage } from '../setup/components/AmountsPage.tsx'

export const Route = createFileRoute('/staff/deposit-amounts')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.deposit_amounts_heading() }),
  component: AmountsRoute,
})

function AmountsRoute() {
  return <AmountsPage search={Route.useSearch()} />
}

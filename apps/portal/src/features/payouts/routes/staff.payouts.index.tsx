import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayoutsPage } from '../manage/components/PayoutsPage.tsx'

export const Route = createFileRoute('/staff/payouts/')({
  validateSearch: tableSearch(['group', 'kind']),
  head: () => unlistedPageHead({ title: m.money_payouts_heading() }),
  component: PayoutsRoute,
})

function PayoutsRoute() {
  return <PayoutsPage search={Route.useSearch()} />
}

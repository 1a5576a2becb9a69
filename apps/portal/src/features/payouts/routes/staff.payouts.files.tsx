import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayoutFilesPage } from '../manage/components/PayoutFilesPage.tsx'

export const Route = createFileRoute('/staff/payouts/files')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.money_payout_files_heading() }),
  component: PayoutFilesRoute,
})

function PayoutFilesRoute() {
  return <PayoutFilesPage search={Route.useSearch()} />
}

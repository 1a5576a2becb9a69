import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TransferFilesPage } from '../money/components/TransferFilesPage.tsx'

export const Route = createFileRoute('/staff/transfers/files')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.money_transfer_files_heading() }),
  component: TransferFilesRoute,
})

function TransferFilesRoute() {
  return <TransferFilesPage search={Route.useSearch()} />
}

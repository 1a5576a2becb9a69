import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffInvoicesPage } from '../invoices/components/StaffInvoicesPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/invoices/')({
  validateSearch: tableSearch(['name', 'status']),
  head: () => unlistedPageHead({ title: m.kindergarten_invoices_heading() }),
  component: InvoicesRoute,
})

function InvoicesRoute() {
  return <StaffInvoicesPage search={Route.useSearch()} />
}

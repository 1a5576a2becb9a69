import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffInvoicePage } from '../invoices/components/StaffInvoicePage.tsx'

export const Route = createFileRoute('/staff/kindergartens/invoices/$id')({
  head: () => unlistedPageHead({ title: m.kindergarten_invoice_page() }),
  component: InvoiceRoute,
})

function InvoiceRoute() {
  const { id } = Route.useParams()
  return <StaffInvoicePage key={id} number={id} />
}

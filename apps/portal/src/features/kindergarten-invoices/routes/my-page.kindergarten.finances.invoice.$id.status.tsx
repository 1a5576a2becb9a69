import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InvoiceStatusPage } from '../pay/components/InvoiceStatusPage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/my-page/kindergarten/finances/invoice/$id/status')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.kindergarten_card_status_heading() }),
  component: InvoiceStatusRoute,
})

function InvoiceStatusRoute() {
  const { id } = Route.useParams()
  const { paymentId } = Route.useSearch()
  return <InvoiceStatusPage key={paymentId} number={id} paymentId={paymentId} />
}

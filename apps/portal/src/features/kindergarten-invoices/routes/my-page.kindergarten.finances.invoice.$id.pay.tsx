import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayInvoicePage } from '../pay/components/PayInvoicePage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/my-page/kindergarten/finances/invoice/$id/pay')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.kindergarten_card_heading() }),
  component: PayInvoiceRoute,
})

function PayInvoiceRoute() {
  const { id } = Route.useParams()
  const { paymentId } = Route.useSearch()
  return <PayInvoicePage key={id} number={id} startedPaymentId={paymentId} />
}

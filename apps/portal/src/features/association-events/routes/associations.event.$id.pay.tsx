import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PayPlacePage } from '../pay/components/PayPlacePage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/associations/event/$id/pay')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.event_place_pay_heading() }),
  component: PayPlaceRoute,
})

function PayPlaceRoute() {
  const { id } = Route.useParams()
  const { paymentId } = Route.useSearch()
  return <PayPlacePage key={id} eventId={id} startedPaymentId={paymentId} />
}

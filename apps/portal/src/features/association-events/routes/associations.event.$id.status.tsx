import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PlaceStatusPage } from '../pay/components/PlaceStatusPage.tsx'
import { paymentSearch } from '../pay/payment-search.ts'

export const Route = createFileRoute('/associations/event/$id/status')({
  validateSearch: paymentSearch,
  head: () => unlistedPageHead({ title: m.event_place_status_heading() }),
  component: PlaceStatusRoute,
})

function PlaceStatusRoute() {
  const { id } = Route.useParams()
  const { paymentId } = Route.useSearch()
  return <PlaceStatusPage key={id} eventId={id} paymentId={paymentId} />
}

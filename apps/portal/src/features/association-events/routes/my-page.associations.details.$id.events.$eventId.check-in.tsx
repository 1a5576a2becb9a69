import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CheckInPage } from '../check-in/components/CheckInPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/events/$eventId/check-in')({
  head: () => unlistedPageHead({ title: m.event_checkin_heading() }),
  component: CheckInRoute,
})

function CheckInRoute() {
  const { id, eventId } = Route.useParams()
  return <CheckInPage key={eventId} id={id} eventId={eventId} />
}

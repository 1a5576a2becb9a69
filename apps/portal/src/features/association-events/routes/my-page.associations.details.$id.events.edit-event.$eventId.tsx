import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { EditEventPage } from '../manage/components/EditEventPage.tsx'

export const Route = createFileRoute(
  '/my-page/associations/details/$id/events/edit-event/$eventId',
)({
  head: () => unlistedPageHead({ title: m.association_event_edit() }),
  component: EventRoute,
})

function EventRoute() {
  return <EditEventPage {...Route.useParams()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { DuplicateEventPage } from '../manage/components/NewEventPage.tsx'

export const Route = createFileRoute(
  '/my-page/associations/details/$id/events/duplicate-event/$eventId',
)({
  head: () => unlistedPageHead({ title: m.association_event_duplicate() }),
  component: EventRoute,
})

function EventRoute() {
  return <DuplicateEventPage {...Route.useParams()} />
}

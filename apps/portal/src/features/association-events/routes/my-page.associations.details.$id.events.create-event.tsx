import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CreateEventPage } from '../manage/components/NewEventPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/events/create-event')({
  head: () => unlistedPageHead({ title: m.association_event_create() }),
  component: EventsRoute,
})

function EventsRoute() {
  return <CreateEventPage id={Route.useParams().id} />
}

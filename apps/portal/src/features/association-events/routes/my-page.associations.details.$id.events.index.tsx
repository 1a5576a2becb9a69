import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { EventsPage } from '../publish/components/EventsPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/events/')({
  head: () => unlistedPageHead({ title: m.association_event_heading() }),
  component: EventsRoute,
})

function EventsRoute() {
  return <EventsPage id={Route.useParams().id} />
}

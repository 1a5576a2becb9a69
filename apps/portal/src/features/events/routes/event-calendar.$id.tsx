import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { describeListTrail } from '#core/structured-data/describe-list-trail.ts'
import { contentHead } from '#ui/page-head.ts'
import { EventPage } from '../components/EventPage.tsx'
import { describeEvent } from '../describe-event.ts'
import { loadEvent } from '../load-events.ts'

export const Route = createFileRoute('/event-calendar/$id')({
  loader: ({ params: { id } }) => loadEvent(id),
  head: ({ loaderData }) => contentHead(loaderData),
  component: EventRoute,
})

function EventRoute() {
  const event = Route.useLoaderData()
  return (
    <>
      <StructuredData
        things={[describeEvent(event), describeListTrail('event', event, event.id)]}
      />
      <EventPage event={event} />
    </>
  )
}

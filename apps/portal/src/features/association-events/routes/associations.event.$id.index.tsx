import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { pageHead } from '#ui/page-head.ts'
import { PublicEvent } from '../calendar/components/PublicEvent.tsx'
import { describeAssociationEvent } from '../calendar/describe-association-event.ts'
import { loadPublicEvent } from '../calendar/load-public-event.ts'
import { eventText, summaryOf } from '../model/event-texts.ts'

export const Route = createFileRoute('/associations/event/$id/')({
  loader: ({ params: { id } }) => loadPublicEvent(id),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: eventText(loaderData.title).text,
          description: summaryOf(eventText(loaderData.text).text),
        })
      : {},
  component: EventRoute,
})

function EventRoute() {
  const event = Route.useLoaderData()
  return (
    <>
      <StructuredData things={[describeAssociationEvent(event)]} />
      <PublicEvent event={event} />
    </>
  )
}

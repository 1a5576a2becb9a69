import { createFileRoute } from '@tanstack/react-router'
import { StructuredData } from '#core/structured-data/components/StructuredData.tsx'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pageHead } from '#ui/page-head.ts'
import { PublicEvent } from '../calendar/components/PublicEvent.tsx'
import { describeAssociationEvent } from '../calendar/describe-association-event.ts'
import { loadPublicEvent } from '../calendar/load-public-event.ts'

export const Route = createFileRoute('/associations/event/$id/')({
  loader: ({ params: { id } }) => loadPublicEvent(id),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: writtenText(loaderData.title).text,
          description: summaryOf(writtenText(loaderData.text).text),
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

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MeetingPage } from '../release/components/MeetingPage.tsx'

export const Route = createFileRoute('/staff/grants/meetings/$id')({
  head: () => unlistedPageHead({ title: m.grant_decisions_meeting_heading() }),
  component: MeetingRoute,
})

function MeetingRoute() {
  const { id } = Route.useParams()
  return <MeetingPage key={id} id={id} />
}

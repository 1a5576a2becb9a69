import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TicketPage } from '../tickets/components/TicketPage.tsx'

export const Route = createFileRoute('/course-calendar/ticket/$code')({
  head: () => unlistedPageHead({ title: m.course_ticket_heading() }),
  component: TicketRoute,
})

function TicketRoute() {
  const { code } = Route.useParams()
  return <TicketPage key={code} code={code} />
}

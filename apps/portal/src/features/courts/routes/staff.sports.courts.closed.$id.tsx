import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ClosurePage } from '../staff-calendar/components/ClosurePage.tsx'

export const Route = createFileRoute('/staff/sports/courts/closed/$id')({
  head: () => unlistedPageHead({ title: m.court_closure_heading() }),
  component: ClosureRoute,
})

function ClosureRoute() {
  return <ClosurePage id={Route.useParams().id} />
}

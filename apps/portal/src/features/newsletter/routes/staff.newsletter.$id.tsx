import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { IssuePage } from '../issues/components/IssuePage.tsx'

export const Route = createFileRoute('/staff/newsletter/$id')({
  head: () => unlistedPageHead({ title: m.newsletter_issue_heading() }),
  component: IssueRoute,
})

function IssueRoute() {
  const { id } = Route.useParams()
  return <IssuePage key={id} id={id} />
}

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffThreadPage } from '../staff/components/StaffThreadPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/messages/$id')({
  head: () => unlistedPageHead({ title: m.kindergarten_messages_thread_heading() }),
  component: ThreadRoute,
})

function ThreadRoute() {
  return <StaffThreadPage id={Route.useParams().id} />
}

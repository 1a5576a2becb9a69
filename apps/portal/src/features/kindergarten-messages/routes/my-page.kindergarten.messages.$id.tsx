import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ThreadPage } from '../guardian/components/ThreadPage.tsx'

export const Route = createFileRoute('/my-page/kindergarten/messages/$id')({
  head: () => pageHead({ title: m.kindergarten_messages_thread_heading() }),
  component: ThreadRoute,
})

function ThreadRoute() {
  return <ThreadPage id={Route.useParams().id} />
}

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { MessagesPage } from '../guardian/components/MessagesPage.tsx'

export const Route = createFileRoute('/my-page/kindergarten/messages/')({
  head: () => pageHead({ title: m.kindergarten_messages_heading() }),
  component: MessagesPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ClassMessagesPage } from '../notices/components/ClassMessagesPage.tsx'

export const Route = createFileRoute('/my-page/sports/messages')({
  head: () =>
    pageHead({ title: m.class_messages_heading(), description: m.class_messages_intro() }),
  component: ClassMessagesPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { UnsubscribePage } from '../subscribing/components/UnsubscribePage.tsx'

export const Route = createFileRoute('/about-us/newsletter/unsubscribe')({
  head: () => unlistedPageHead({ title: m.newsletter_unsubscribe_heading() }),
  component: UnsubscribePage,
})

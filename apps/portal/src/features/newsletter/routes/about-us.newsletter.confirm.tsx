import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ConfirmPage } from '../subscribing/components/ConfirmPage.tsx'

export const Route = createFileRoute('/about-us/newsletter/confirm')({
  head: () => unlistedPageHead({ title: m.newsletter_confirm_heading() }),
  component: ConfirmPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ConfirmationPage } from '../buy/components/ConfirmationPage.tsx'

export const Route = createFileRoute('/sports/membership/confirmation')({
  head: () => unlistedPageHead({ title: m.membership_done_heading() }),
  component: ConfirmationPage,
})

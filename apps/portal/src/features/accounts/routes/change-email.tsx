import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ChangeEmailPage } from '../email/ChangeEmailPage.tsx'

export const Route = createFileRoute('/change-email')({
  head: () => unlistedPageHead({ title: m.change_email_heading() }),
  component: ChangeEmailPage,
})

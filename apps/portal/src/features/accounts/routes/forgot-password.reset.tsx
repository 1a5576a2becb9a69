import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../passwords/ResetPasswordPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/forgot-password/reset')({
  head: () => unlistedPageHead({ title: m.reset_heading() }),
  component: ResetPasswordPage,
})

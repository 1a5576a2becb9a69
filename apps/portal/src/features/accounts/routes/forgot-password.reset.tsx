import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ResetPasswordPage } from '../passwords/ResetPasswordPage.tsx'

export const Route = createFileRoute('/forgot-password/reset')({
  head: () => unlistedPageHead({ title: m.reset_heading() }),
  component: ResetPasswordPage,
})

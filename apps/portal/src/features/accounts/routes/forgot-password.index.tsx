import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ForgotPasswordPage } from '../passwords/ForgotPasswordPage.tsx'

export const Route = createFileRoute('/forgot-password/')({
  head: () => pageHead({ title: m.forgot_heading() }),
  component: ForgotPasswordPage,
})

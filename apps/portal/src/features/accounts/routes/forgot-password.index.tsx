import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../passwords/ForgotPasswordPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/forgot-password/')({
  head: () => pageHead({ title: m.forgot_heading() }),
  component: ForgotPasswordPage,
})

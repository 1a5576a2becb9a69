import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CompleteSignUpPage } from '../sign-up/CompleteSignUpPage.tsx'

export const Route = createFileRoute('/sign-up/complete-details')({
  head: () => unlistedPageHead({ title: m.sign_up_complete_heading() }),
  component: CompleteSignUpPage,
})

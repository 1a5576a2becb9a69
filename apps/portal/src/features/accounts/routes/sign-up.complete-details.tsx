import { createFileRoute } from '@tanstack/react-router'
import { CompleteSignUpPage } from '../sign-up/CompleteSignUpPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/sign-up/complete-details')({
  head: () => unlistedPageHead({ title: m.sign_up_complete_heading() }),
  component: CompleteSignUpPage,
})

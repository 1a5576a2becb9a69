import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SignUpSuccessPage } from '../sign-up/SignUpSuccessPage.tsx'

export const Route = createFileRoute('/sign-up/success')({
  validateSearch: callbackSearch,
  head: () => unlistedPageHead({ title: m.sign_up_success_heading() }),
  component: SignUpSuccessRoute,
})

function SignUpSuccessRoute() {
  return <SignUpSuccessPage callback={Route.useSearch().callback} />
}

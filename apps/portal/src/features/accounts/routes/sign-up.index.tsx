import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { SignUpPage } from '../sign-up/SignUpPage.tsx'

export const Route = createFileRoute('/sign-up/')({
  validateSearch: callbackSearch,
  head: () => pageHead({ title: m.sign_up_heading(), description: m.sign_up_intro() }),
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpPage callback={Route.useSearch().callback} />
}

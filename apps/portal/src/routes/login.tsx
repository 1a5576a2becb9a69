import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#features/accounts/callback.ts'
import { LoginPage } from '#features/accounts/components/LoginPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: callbackSearch,
  head: () => pageHead({ title: m.login_heading() }),
  component: LoginRoute,
})

function LoginRoute() {
  return <LoginPage callback={Route.useSearch().callback} />
}

import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/identity/login/callback.ts'
import { LoginPage } from '#features/accounts/login/LoginPage.tsx'
import { FederatedLogin, FederatedProblems } from '#features/federated-login/FederatedLogin.tsx'
import { loadOffers } from '#features/federated-login/load-offers.ts'
import { problemSearch } from '#features/federated-login/problem-search.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: (search) => ({ ...callbackSearch(search), ...problemSearch(search) }),
  loader: loadOffers,
  head: () => pageHead({ title: m.login_heading() }),
  component: LoginRoute,
})

function LoginRoute() {
  const { callback, ...problems } = Route.useSearch()
  return (
    <LoginPage
      callback={callback}
      problems={<FederatedProblems problems={problems} />}
      otherWays={<FederatedLogin offers={Route.useLoaderData()} callback={callback} />}
    />
  )
}

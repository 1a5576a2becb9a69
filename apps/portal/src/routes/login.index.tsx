import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { loadLoginOffers } from '#core/sessions/login/login-ways.ts'
import { LoginPage } from '#features/accounts/login/LoginPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { readLoginProblems } from '../offers/login-problems.ts'
import { loginWays } from '../offers/login-ways.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: (search) => ({ ...readLoginProblems(search), ...callbackSearch(search) }),
  loader: () => loadLoginOffers(loginWays),
  head: () => pageHead({ title: m.login_heading() }),
  component: LoginRoute,
})

function LoginRoute() {
  const { callback, ...problems } = Route.useSearch()
  const offers = Route.useLoaderData()
  return (
    <LoginPage
      callback={callback}
      problems={loginWays.map(({ Problems, order }) => (
        <Problems key={order} problems={problems} />
      ))}
      otherWays={loginWays.map(({ Ways, order }) => (
        <Ways key={order} offers={offers} callback={callback} />
      ))}
    />
  )
}

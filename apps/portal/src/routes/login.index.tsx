import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { loadLoginOffers } from '#core/sessions/login/login-ways.ts'
import { problemSearch } from '#core/sessions/login/problems.ts'
import { LoginPage } from '#features/accounts/login/LoginPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { readLoginProblems } from '../offers/login-problems.ts'
import { loginWays } from '../offers/login-ways.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: (search) => ({
    ...readLoginProblems(search),
    ...problemSearch(search),
    ...callbackSearch(search),
  }),
  loader: () => loadLoginOffers(loginWays),
  head: () => pageHead({ title: m.login_heading() }),
  component: LoginRoute,
})

function LoginRoute() {
  const { callback, problem, ...problems } = Route.useSearch()
  const offers = Route.useLoaderData()
  return (
    <LoginPage
      callback={callback}
      problem={problem}
      problems={loginWays.map(({ Problems, order }) => (
        <Problems key={order} problems={problems} />
      ))}
      otherWays={loginWays.map(({ Ways, order }) => (
        <Ways key={order} offers={offers} callback={callback} />
      ))}
    />
  )
}

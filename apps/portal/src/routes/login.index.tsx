import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { loadLoginOffers } from '#core/sessions/login/login-methods.ts'
import { problemSearch } from '#core/sessions/login/problems.ts'
import { LoginPage } from '#features/accounts/login/LoginPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { loginMethods } from '../offers/login-methods.ts'
import { readLoginProblems } from '../offers/login-problems.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: (search) => ({
    ...readLoginProblems(search),
    ...problemSearch(search),
    ...callbackSearch(search),
  }),
  loader: () => loadLoginOffers(loginMethods),
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
      problems={loginMethods.map(({ Problems, order }) => (
        <Problems key={order} problems={problems} />
      ))}
      otherMethods={loginMethods.map(({ Ways, order }) => (
        <Ways key={order} offers={offers} callback={callback} />
      ))}
    />
  )
}

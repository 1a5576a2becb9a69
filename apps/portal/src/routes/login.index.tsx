import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#features/accounts/callback.ts'
import { LoginPage } from '#features/accounts/components/LoginPage.tsx'
import { feideSearch } from '#features/feide/feide-search.ts'
import { loadFeideOffer } from '#features/feide/load-feide-offer.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: (search) => ({ ...callbackSearch(search), ...feideSearch(search) }),
  loader: loadFeideOffer,
  head: () => pageHead({ title: m.login_heading() }),
  component: LoginRoute,
})

function LoginRoute() {
  const { callback, feide } = Route.useSearch()
  return <LoginPage callback={callback} feide={Route.useLoaderData()} feideProblem={feide} />
}

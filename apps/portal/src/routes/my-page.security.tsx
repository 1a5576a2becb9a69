import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#features/accounts/SecurityPage.tsx'
import { FederatedSections } from '#features/federated-login/FederatedSections.tsx'
import { loadOffers } from '#features/federated-login/load-offers.ts'
import { problemSearch } from '#features/federated-login/problem-search.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/my-page/security')({
  validateSearch: problemSearch,
  loader: loadOffers,
  head: () => pageHead({ title: m.security_heading() }),
  component: SecurityRoute,
})

function SecurityRoute() {
  const sections = <FederatedSections offers={Route.useLoaderData()} problems={Route.useSearch()} />
  return <SecurityPage otherWays={sections} />
}

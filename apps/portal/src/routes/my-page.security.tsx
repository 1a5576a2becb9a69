import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#features/accounts/components/SecurityPage.tsx'
import { feideSearch } from '#features/feide/feide-search.ts'
import { loadFeideOffer } from '#features/feide/load-feide-offer.ts'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/my-page/security')({
  validateSearch: feideSearch,
  loader: loadFeideOffer,
  head: () => pageHead({ title: m.security_heading() }),
  component: SecurityRoute,
})

function SecurityRoute() {
  return <SecurityPage feide={Route.useLoaderData()} feideProblem={Route.useSearch().feide} />
}

import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FederatedPage } from '../components/FederatedPage.tsx'
import { loadOffers } from '../load-offers.ts'
import { providerNames } from '../providers.ts'

export const Route = createFileRoute('/login/id-porten')({
  validateSearch: callbackSearch,
  loader: loadOffers,
  head: () =>
    unlistedPageHead({ title: m.federated_page_heading({ provider: providerNames['id-porten'] }) }),
  component: IdPortenRoute,
})

function IdPortenRoute() {
  return (
    <FederatedPage
      provider="id-porten"
      offer={Route.useLoaderData()['id-porten']}
      callback={Route.useSearch().callback}
    />
  )
}

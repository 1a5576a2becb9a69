import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#core/sessions/login/callback.ts'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FederatedPage } from '../components/FederatedPage.tsx'
import { loadOffers } from '../load-offers.ts'
import { providerNames } from '../providers.ts'

export const Route = createFileRoute('/login/feide')({
  validateSearch: callbackSearch,
  loader: loadOffers,
  head: () =>
    unlistedPageHead({ title: m.federated_page_heading({ provider: providerNames.feide }) }),
  component: FederatedRoute,
})

function FederatedRoute() {
  return (
    <FederatedPage
      provider="feide"
      offer={Route.useLoaderData().feide}
      callback={Route.useSearch().callback}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { callbackSearch } from '#features/accounts/callback.ts'
import { FeidePage } from '#features/feide/components/FeidePage.tsx'
import { loadFeideOffer } from '#features/feide/load-feide-offer.ts'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/login/feide')({
  validateSearch: callbackSearch,
  loader: loadFeideOffer,
  head: () => unlistedPageHead({ title: m.feide_page_heading() }),
  component: FeideRoute,
})

function FeideRoute() {
  return <FeidePage offer={Route.useLoaderData()} callback={Route.useSearch().callback} />
}

import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { FeesPage } from '../prices/components/FeesPage.tsx'
import { kindergartenSearch } from '../prices/kindergarten-search.ts'

export const Route = createFileRoute('/staff/kindergartens/prices')({
  validateSearch: kindergartenSearch,
  head: () => unlistedPageHead({ title: m.kindergarten_fees_heading() }),
  component: FeesRoute,
})

function FeesRoute() {
  return <FeesPage search={Route.useSearch()} />
}

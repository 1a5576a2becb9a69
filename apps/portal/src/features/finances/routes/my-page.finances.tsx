import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { FinancesPage } from '../list/components/FinancesPage.tsx'
import { validateFinancesSearch } from '../list/finances-search.ts'

export const Route = createFileRoute('/my-page/finances')({
  validateSearch: validateFinancesSearch,
  head: () => pageHead({ title: m.finances_heading() }),
  component: FinancesRoute,
})

function FinancesRoute() {
  return <FinancesPage search={Route.useSearch()} />
}

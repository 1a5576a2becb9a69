import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { TypesPage } from '../setup/components/TypesPage.tsx'

export const Route = createFileRoute('/staff/sports/membership-types')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.membership_types_heading() }),
  component: TypesRoute,
})

function TypesRoute() {
  return <TypesPage search={Route.useSearch()} />
}

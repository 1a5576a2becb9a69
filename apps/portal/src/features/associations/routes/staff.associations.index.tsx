import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffAssociationsPage } from '../staff/components/StaffAssociationsPage.tsx'

export const Route = createFileRoute('/staff/associations/')({
  validateSearch: tableSearch(['name', 'state', 'institution', 'topic', 'due']),
  head: () => unlistedPageHead({ title: m.associations_staff_heading() }),
  component: StaffAssociationsRoute,
})

function StaffAssociationsRoute() {
  return <StaffAssociationsPage search={Route.useSearch()} />
}

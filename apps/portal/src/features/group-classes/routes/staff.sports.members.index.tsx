import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MembersPage } from '../staff/components/MembersPage.tsx'

export const Route = createFileRoute('/staff/sports/members/')({
  validateSearch: tableSearch(['name']),
  head: () => unlistedPageHead({ title: m.staff_members_heading() }),
  component: MembersRoute,
})

function MembersRoute() {
  return <MembersPage search={Route.useSearch()} />
}

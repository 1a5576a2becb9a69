import { createFileRoute } from '@tanstack/react-router'
import { StaffPeoplePage } from '#features/staff-access/components/StaffPeoplePage.tsx'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/people')({
  validateSearch: tableSearch(['name', 'roles', 'state']),
  head: () => unlistedPageHead({ title: m.staff_people_heading() }),
  component: StaffPeopleRoute,
})

function StaffPeopleRoute() {
  return <StaffPeoplePage search={Route.useSearch()} />
}

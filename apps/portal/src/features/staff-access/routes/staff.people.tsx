import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffPeoplePage } from '../page/StaffPeoplePage.tsx'

export const Route = createFileRoute('/staff/people')({
  validateSearch: tableSearch(['name', 'roles', 'state']),
  head: () => unlistedPageHead({ title: m.staff_people_heading() }),
  component: StaffPeopleRoute,
})

function StaffPeopleRoute() {
  return <StaffPeoplePage search={Route.useSearch()} />
}

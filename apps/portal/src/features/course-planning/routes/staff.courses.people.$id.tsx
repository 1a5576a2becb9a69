import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { PeoplePage } from '../people/components/PeoplePage.tsx'

export const Route = createFileRoute('/staff/courses/people/$id')({
  validateSearch: tableSearch(['name', 'state']),
  head: () => unlistedPageHead({ title: m.course_planning_people_heading() }),
  component: PeopleRoute,
})

function PeopleRoute() {
  return <PeoplePage id={Route.useParams().id} search={Route.useSearch()} />
}

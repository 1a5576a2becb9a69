import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { CoursesPage } from '../page/components/CoursesPage.tsx'

export const Route = createFileRoute('/staff/courses/')({
  validateSearch: tableSearch(['title', 'group']),
  head: () => unlistedPageHead({ title: m.course_planning_heading() }),
  component: CoursesRoute,
})

function CoursesRoute() {
  return <CoursesPage search={Route.useSearch()} />
}

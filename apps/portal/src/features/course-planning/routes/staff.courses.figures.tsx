import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { YearsPage } from '../page/components/YearsPage.tsx'

export const Route = createFileRoute('/staff/courses/figures')({
  validateSearch: tableSearch([]),
  head: () => unlistedPageHead({ title: m.course_planning_years_heading() }),
  component: YearsRoute,
})

function YearsRoute() {
  return <YearsPage search={Route.useSearch()} />
}

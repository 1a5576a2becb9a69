import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { SemesterDeliveriesPage } from '../import-file/components/SemesterDeliveriesPage.tsx'

export const Route = createFileRoute('/staff/semester-fees')({
  validateSearch: tableSearch(['institution', 'by']),
  head: () => unlistedPageHead({ title: m.staff_semester_fees_heading() }),
  component: SemesterFeesRoute,
})

function SemesterFeesRoute() {
  return <SemesterDeliveriesPage search={Route.useSearch()} />
}

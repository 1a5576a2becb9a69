import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffClassesPage } from '../staff/components/StaffClassesPage.tsx'

export const Route = createFileRoute('/staff/sports/')({
  validateSearch: tableSearch(['day', 'center']),
  head: () => unlistedPageHead({ title: m.staff_classes_heading() }),
  component: StaffClassesRoute,
})

function StaffClassesRoute() {
  return <StaffClassesPage search={Route.useSearch()} />
}

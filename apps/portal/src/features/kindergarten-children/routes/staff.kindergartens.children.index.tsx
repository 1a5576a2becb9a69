import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ChildrenPage } from '../list/components/ChildrenPage.tsx'

export const Route = createFileRoute('/staff/kindergartens/children/')({
  validateSearch: tableSearch(['kindergarten', 'department', 'state', 'waits']),
  head: () => unlistedPageHead({ title: m.staff_child_children_heading() }),
  component: ChildrenRoute,
})

function ChildrenRoute() {
  return <ChildrenPage search={Route.useSearch()} />
}

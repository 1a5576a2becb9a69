import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { tableSearch } from '#ui/data-table/table-search.ts'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffRequestsPage } from '../handle-requests/components/StaffRequestsPage.tsx'

export const Route = createFileRoute('/staff/sports/requests')({
  validateSearch: tableSearch(['name', 'state', 'kind']),
  head: () => unlistedPageHead({ title: m.training_request_heading() }),
  component: StaffRequestsRoute,
})

function StaffRequestsRoute() {
  return <StaffRequestsPage search={Route.useSearch()} />
}

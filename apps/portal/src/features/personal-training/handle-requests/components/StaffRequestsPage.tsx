import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { RequestTable } from './RequestTable.tsx'

/** The requests of all members, for sports staff. */
export function StaffRequestsPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.training_request_heading()}
      intro={m.training_request_staff_intro()}
      needs={['sports', 'admin']}
    >
      {() => <RequestTable search={search} />}
    </StaffPage>
  )
}

import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { AuditTable } from './AuditTable.tsx'

/** What staff have done, for admins. */
export function AuditLogPage({ search }: { search: TableSearch }) {
  const { auditNames } = useStaffOffers()
  return (
    <StaffPage heading={m.audit_heading()} needs="admin">
      {() => <AuditTable search={search} names={auditNames} />}
    </StaffPage>
  )
}

import type { AuditNames } from '#core/audit/audit-names.ts'
import { StaffArea } from '#core/staff/StaffArea.tsx'
import { m } from '#messages'
import type { AuditSearch } from '../audit-search.ts'
import { AuditFilterForm } from './AuditFilterForm.tsx'
import { AuditTable } from './AuditTable.tsx'

/** What staff have done, for admins. */
export function AuditLogPage({ search, names }: { search: AuditSearch; names: AuditNames }) {
  return (
    <StaffArea heading={m.audit_heading()} needs="admin">
      {() => (
        <>
          <AuditFilterForm key={JSON.stringify(search)} search={search} names={names} />
          <AuditTable search={search} names={names} />
        </>
      )}
    </StaffArea>
  )
}

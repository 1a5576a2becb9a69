import { createFileRoute } from '@tanstack/react-router'
import { readAuditSearch } from '#features/audit/audit-search.ts'
import { AuditLogPage } from '#features/audit/components/AuditLogPage.tsx'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/staff/audit-log')({
  validateSearch: readAuditSearch,
  head: () => unlistedPageHead({ title: m.audit_heading() }),
  component: AuditLogRoute,
})

function AuditLogRoute() {
  return <AuditLogPage search={Route.useSearch()} />
}

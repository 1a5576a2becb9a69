import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { readAuditSearch } from '../audit-search.ts'
import { AuditLogPage } from '../components/AuditLogPage.tsx'

export const Route = createFileRoute('/staff/audit-log')({
  validateSearch: readAuditSearch,
  head: () => unlistedPageHead({ title: m.audit_heading() }),
  component: AuditLogRoute,
})

function AuditLogRoute() {
  return <AuditLogPage search={Route.useSearch()} />
}

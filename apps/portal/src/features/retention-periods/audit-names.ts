import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: { 'retention-period-saved': m.audit_retention_period_saved },
  subjects: { 'retention-period': { name: m.audit_subject_retention_period } },
  fields: { retentionMonths: { name: m.retention_months } },
} satisfies AuditNames

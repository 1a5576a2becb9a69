import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'health-line-accepted': m.audit_health_line_accepted,
  },
  subjects: { 'health-refund': { name: m.audit_subject_health_refund } },
  fields: {
    healthLine: {
      name: m.audit_health_line,
      values: { changed: m.audit_health_line_changed, 'as-sent': m.audit_health_line_as_sent },
    },
  },
} satisfies AuditNames

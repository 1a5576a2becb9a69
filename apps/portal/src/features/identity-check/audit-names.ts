import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'national-id-confirmed': m.audit_national_id_confirmed,
  },
  subjects: {
    account: m.audit_subject_account,
  },
} satisfies AuditNames

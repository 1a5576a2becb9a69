import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'semester-fees-imported': m.audit_semester_fees_imported,
  },
  subjects: {
    institution: m.audit_subject_institution,
  },
} satisfies AuditNames

import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'institution-key-issued': m.audit_institution_key_issued,
    'institution-key-revoked': m.audit_institution_key_revoked,
  },
  subjects: {
    institution: m.audit_subject_institution,
  },
} satisfies AuditNames

import type { AuditNames } from '#core/audit/audit-names.ts'
import { institutionName } from '#core/studies/institution-name.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'institution-key-issued': m.audit_institution_key_issued,
    'institution-key-revoked': m.audit_institution_key_revoked,
  },
  subjects: {
    institution: { name: m.audit_subject_institution, show: institutionName },
  },
  fields: {
    keyId: { name: m.audit_field_key, isReference: true },
  },
} satisfies AuditNames

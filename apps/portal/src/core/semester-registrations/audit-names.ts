import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'semester-fees-imported': m.audit_semester_fees_imported,
    'institution-key-issued': m.audit_institution_key_issued,
    'institution-key-revoked': m.audit_institution_key_revoked,
  },
  subjects: {
    institution: { name: m.audit_subject_institution, show: (code) => code },
  },
  fields: {
    delivery: { name: m.audit_field_delivery, isReference: true },
    registrations: { name: m.audit_field_registrations },
    keyId: { name: m.audit_field_key, isReference: true },
  },
} satisfies AuditNames

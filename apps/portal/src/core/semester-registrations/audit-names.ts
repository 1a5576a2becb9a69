import type { AuditNames } from '#core/audit/audit-names.ts'
import { institutionName } from '#core/studies/institution-name.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'semester-fees-imported': m.audit_semester_fees_imported,
  },
  subjects: {
    institution: { name: m.audit_subject_institution, show: institutionName },
  },
  fields: {
    delivery: { name: m.audit_field_delivery, isReference: true },
    registrations: { name: m.audit_field_registrations },
  },
} satisfies AuditNames

import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { organisationFields } from './organisation-fields.ts'

export const auditNames = {
  actions: { 'organisation-saved': m.audit_organisation_saved },
  subjects: { organisation: { name: m.audit_subject_organisation } },
  fields: auditFieldsOf(organisationFields),
} satisfies AuditNames

import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { limitFields } from './limit-fields.ts'

export const auditNames = {
  actions: { 'refund-limit-saved': m.audit_refund_limit_saved },
  subjects: { 'refund-limit': { name: m.audit_subject_refund_limit } },
  fields: auditFieldsOf(limitFields),
} satisfies AuditNames

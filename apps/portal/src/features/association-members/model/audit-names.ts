import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'association-term-added': m.audit_association_term_added,
    'association-term-cancelled': m.audit_association_term_cancelled,
  },
  subjects: { 'association-member': { name: m.audit_subject_association_member } },
  fields: {
    associationTermFrom: { name: m.data_association_from },
    associationTermTo: { name: m.data_association_until },
    associationFeeOre: { name: m.association_fee, show: showAmount },
    associationTermReason: { name: m.association_term_reason },
  },
} satisfies AuditNames

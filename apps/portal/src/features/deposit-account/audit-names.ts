import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'

export const auditNames = {
  actions: { 'deposit-amount-saved': m.audit_deposit_amount_saved },
  subjects: {
    'deposit-amount': { name: m.audit_subject_deposit_amount, show: (id) => id },
  },
  fields: {
    depositAmountOre: { name: m.audit_deposit_amount },
    depositSource: { name: m.audit_deposit_source },
  },
} satisfies AuditNames

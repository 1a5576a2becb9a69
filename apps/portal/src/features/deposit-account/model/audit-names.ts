import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import { amountFields, deadlineFields } from './setup-fields.ts'

export const auditNames = {
  actions: {
    'deposit-amount-saved': m.audit_deposit_amount_saved,
    'deposit-deadlines-saved': m.audit_deposit_deadlines_saved,
  },
  subjects: {
    'deposit-amount': { name: m.audit_subject_deposit_amount, show: (id) => id },
    'deposit-deadlines': { name: m.audit_subject_deposit_deadlines },
  },
  fields: {
    ...auditFieldsOf(amountFields),
    ...auditFieldsOf(deadlineFields),
  },
} satisfies AuditNames

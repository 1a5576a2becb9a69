import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'association-account-shown': m.audit_association_account_shown,
    'association-account-removed': m.audit_association_account_removed,
    'association-payout-approved': m.audit_association_payout_approved,
    'association-payout-declined': m.audit_association_payout_declined,
    'association-payout-started': m.audit_association_payout_started,
  },
  subjects: {
    'association-account': { name: m.audit_subject_association_account },
    'association-payout': { name: m.audit_subject_association_payout },
  },
  fields: {
    associationPayoutOre: { name: m.audit_field_amount, show: showAmount },
    associationMoneyReason: { name: m.association_money_reason },
    associationMoneyOf: { name: m.data_association, isReference: true },
  },
} satisfies AuditNames

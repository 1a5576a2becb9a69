import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { payoutCauseNames } from './payout-cause-names.ts'

export const auditNames = {
  actions: {
    'bank-file-imported': m.audit_bank_file_imported,
    'transfer-registered': m.audit_transfer_registered,
    'transfer-allocated': m.audit_transfer_allocated,
    'payout-prepared': m.audit_payout_prepared,
    'payout-withdrawn': m.audit_payout_withdrawn,
    'payouts-released': m.audit_payouts_released,
    'payout-settled': m.audit_payout_settled,
    'payout-payee-shown': m.audit_payout_payee_shown,
    'payout-file-fetched': m.audit_payout_file_fetched,
    'payout-file-sent': m.audit_payout_file_sent,
  },
  subjects: {
    'bank-file': { name: m.audit_subject_bank_file },
    transfer: { name: m.audit_subject_transfer },
    payout: { name: m.audit_subject_payout },
    'payout-file': { name: m.audit_subject_payout_file },
  },
  fields: {
    customerNumber: { name: m.audit_field_customer_number },
    amountOre: { name: m.audit_field_amount_ore },
    transfers: { name: m.audit_field_transfers },
    payouts: { name: m.audit_field_payouts },
    waitingPayouts: { name: m.audit_field_waiting_payouts },
    unknownAnswers: { name: m.audit_field_unknown_answers },
    payoutReason: { name: m.audit_field_payout_reason },
    payoutCause: { name: m.audit_field_payout_cause, values: payoutCauseNames },
    payoutState: { name: m.audit_field_payout_state },
    approvedBy: { name: m.audit_field_approved_by, isReference: true },
  },
} satisfies AuditNames

import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'
import { payoutCauseNames } from './payout-cause-names.ts'

export const auditNames = {
  actions: {
    'bank-file-imported': m.audit_bank_file_imported,
    'transfer-registered': m.audit_transfer_registered,
    'transfer-allocated': m.audit_transfer_allocated,
    'transfer-confirmed': m.audit_transfer_confirmed,
    'transfer-reversed': m.audit_transfer_reversed,
    'transfer-replaced': m.audit_transfer_replaced,
    'correction-proposed': m.audit_correction_proposed,
    'correction-confirmed': m.audit_correction_confirmed,
    'correction-rejected': m.audit_correction_rejected,
    'conflict-resolved': m.audit_conflict_resolved,
    'payout-returned': m.audit_payout_returned,
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
    'transfer-conflict': { name: m.audit_subject_conflict },
    'money-correction': { name: m.audit_subject_correction },
    payout: { name: m.audit_subject_payout },
    'payout-file': { name: m.audit_subject_payout_file },
  },
  fields: {
    customerNumber: { name: m.audit_field_customer_number },
    payoutInvoice: { name: m.audit_field_payout_invoice, isReference: true },
    payoutAssociation: { name: m.audit_field_payout_association, isReference: true },
    amountOre: { name: m.audit_field_amount, show: showAmount },
    valueDate: { name: m.audit_field_value_date },
    correctionReason: { name: m.audit_field_correction_reason },
    correctionKind: {
      name: m.audit_field_correction_kind,
      values: {
        'reverse-transfer': m.correction_reverse,
        'replace-transfer': m.correction_replace,
        'move-transfer': m.correction_move,
        'return-payout': m.correction_return,
      },
    },
    conflictResolution: {
      name: m.audit_field_conflict_resolution,
      values: { bank: m.audit_conflict_bank, both: m.audit_conflict_both },
    },
    replacedBy: { name: m.audit_field_replaced_by, isReference: true },
    confirmedTransfers: { name: m.audit_field_confirmed_transfers },
    conflicts: { name: m.audit_field_conflicts },
    returnedPayouts: { name: m.audit_field_returned_payouts },
    transfers: { name: m.audit_field_transfers },
    payouts: { name: m.audit_field_payouts },
    waitingPayouts: { name: m.audit_field_waiting_payouts },
    waitingTransfers: { name: m.audit_field_waiting_transfers },
    unknownAnswers: { name: m.audit_field_unknown_answers },
    payoutReason: { name: m.audit_field_payout_reason },
    payoutCause: { name: m.audit_field_payout_cause, values: payoutCauseNames },
    payoutState: { name: m.audit_field_payout_state },
    approvedBy: { name: m.audit_field_approved_by, isReference: true },
  },
} satisfies AuditNames

import type { AuditNames } from '#core/audit/audit-names.ts'
import { showAmount } from '#core/audit/show-amount.ts'
import { m } from '#messages'

export const auditNames = {
  actions: {
    'card-payment-read': m.audit_card_payment_read,
    'card-payment-tried-again': m.audit_card_payment_tried_again,
    'card-payment-give-back-asked': m.audit_card_payment_give_back_asked,
    'card-payment-given-back': m.audit_card_payment_given_back,
    'card-receipt-opened': m.audit_card_receipt_opened,
    'card-credit-note-opened': m.audit_card_credit_note_opened,
  },
  subjects: { 'card-payment': { name: m.audit_subject_card_payment } },
  fields: {
    cardPaymentRefundOre: { name: m.audit_field_card_payment_refund, show: showAmount },
    cardPaymentReason: { name: m.audit_field_card_payment_reason },
    cardPaymentState: { name: m.audit_field_card_payment_state },
    cardPaymentAskedBy: { name: m.audit_field_card_payment_asked_by, isReference: true },
    cardPaymentDocument: { name: m.audit_field_card_payment_document },
  },
} satisfies AuditNames

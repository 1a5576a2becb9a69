import type { PaymentEvent, PendingRefund, RefundRequest } from '#core/payments/contract.ts'
import type { AttentionReason, PaymentState } from '#core/payments/states.ts'
import type { PaymentDocuments } from '#core/receipts/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'

export const reasonTexts: Readonly<Record<AttentionReason, () => string>> = {
  'order-differs': m.payments_reason_order_differs,
  'unknown-transaction': m.payments_reason_unknown_transaction,
  'capture-failed': m.payments_reason_capture_failed,
  'cancel-failed': m.payments_reason_cancel_failed,
  'refund-failed': m.payments_reason_refund_failed,
  locked: m.payments_reason_locked,
  'ended-elsewhere': m.payments_reason_ended_elsewhere,
}

const stateTexts: Readonly<Record<PaymentState, () => string>> = {
  created: m.payments_state_created,
  opened: m.payments_state_opened,
  authorised: m.payments_state_authorised,
  confirmed: m.payments_state_confirmed,
  captured: m.payments_state_captured,
  abandoned: m.payments_state_abandoned,
  aborted: m.payments_state_aborted,
  cancelling: m.payments_state_cancelling,
  cancelled: m.payments_state_cancelled,
  refunding: m.payments_state_refunding,
  refunded: m.payments_state_refunded,
  attention: m.payments_state_attention,
}

const eventTexts: Readonly<Record<string, () => string>> = {
  'capture-sent': m.payments_event_capture_sent,
  'capture-failed': m.payments_event_capture_failed,
  'capture-done': m.payments_event_capture_done,
  'cancel-sent': m.payments_event_cancel_sent,
  'cancel-failed': m.payments_event_cancel_failed,
  'cancel-done': m.payments_event_cancel_done,
  'reversal-sent': m.payments_event_reversal_sent,
  'reversal-failed': m.payments_event_reversal_failed,
  'reversal-done': m.payments_event_reversal_done,
  'create-done': m.payments_event_capture_done,
  'read-failed': m.payments_event_read_failed,
  'abort-failed': m.payments_event_abort_failed,
  'given-up': m.payments_event_given_up,
}

export const payerText = ({ payer }: Pick<PendingRefund, 'payer'>) =>
  payer || m.payments_unknown_payer()

export const requesterText = ({ requestedBy }: Pick<RefundRequest, 'requestedBy'>) =>
  requestedBy || m.payments_colleague()

/** An event in one line, with the provider's code in brackets for calls to the provider. */
export function eventText({ what, toState, detail }: PaymentEvent): string {
  const text = toState ? stateTexts[toState]() : (eventTexts[what]?.() ?? what)
  return detail ? `${text} (${detail})` : text
}

export const receiptText = ({ receiptNumber: number }: PaymentDocuments): string =>
  number === null ? m.payments_receipt_without_number() : m.payments_receipt({ number })

export function creditNoteText(note: PaymentDocuments['creditNotes'][number]): string {
  const { creditNumber: number, amountOre } = note
  const amount = formatKroner(amountOre)
  return number === null
    ? m.payments_credit_note_without_number({ amount })
    : m.payments_credit_note({ number, amount })
}

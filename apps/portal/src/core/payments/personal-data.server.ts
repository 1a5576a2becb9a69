import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { payment, paymentEvent, refundRequest } from './tables.server.ts'

const { internal, ownId } = withheldBecause

export const paymentData: readonly PersonalTable[] = [
  {
    table: payment,
    name: m.data_card_payment,
    rowsOf: ({ userId }) => eq(payment.userId, userId),
    shown: {
      subject_kind: m.data_card_payment_for,
      amount_ore: m.data_card_payment_amount,
      vat_ore: m.data_card_payment_vat,
      state: m.data_card_payment_state,
      refund_due_ore: m.data_card_payment_refund,
      created_at: m.data_card_payment_created,
      confirmed_at: m.data_card_payment_confirmed,
      changed_at: m.data_card_payment_changed,
    },
    withheld: {
      id: internal,
      subject_id: internal,
      user_id: ownId,
      account_kind: internal,
      account_key: internal,
      attention_reason: 'what our staff look into',
      attention_from: 'what our staff look into',
      version: internal,
      pay_before: internal,
      order_id: 'the provider’s name for the row',
      next_check_at: internal,
      failed_attempts: internal,
      lease_token: internal,
      lease_until: internal,
    },
    retention: m.data_card_payment_kept,
    onDeletion: { retainedBecause: m.data_card_payment_why },
  },
  {
    table: paymentEvent,
    name: m.data_card_payment_event,
    rowsOf: ({ userId }) => eq(paymentEvent.actorId, userId),
    shown: { what: m.data_card_payment_event_what, at: m.data_card_payment_event_at },
    withheld: {
      id: internal,
      payment_id: internal,
      from_state: internal,
      to_state: internal,
      detail: internal,
      actor_id: ownId,
    },
    retention: m.data_card_payment_kept,
    onDeletion: { retainedBecause: m.data_card_payment_why },
  },
  {
    table: refundRequest,
    name: m.data_refund_request,
    rowsOf: ({ userId }) => eq(refundRequest.requestedBy, userId),
    shown: {
      refund_ore: m.data_card_payment_refund,
      reason: m.data_card_payment_reason,
      requested_at: m.data_card_payment_event_at,
    },
    withheld: {
      payment_id: internal,
      version: internal,
      keeps_subject: internal,
      requested_by: ownId,
    },
    retention: m.data_card_payment_kept,
    onDeletion: { retainedBecause: m.data_card_payment_why },
  },
]

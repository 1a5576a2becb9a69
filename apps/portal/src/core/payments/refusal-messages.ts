import { m } from '#messages'
import type { PaymentRefusal } from './refusals.ts'

/** The messages for payers and staff when a payment is refused. */
export const paymentRefusalTexts: Readonly<Record<PaymentRefusal, () => string>> = {
  PAYMENTS_NOT_SET_UP: m.payment_not_set_up,
  PAYMENT_PROVIDER_AWAY: m.payment_provider_away,
  PAYMENT_OUTCOME_UNKNOWN: m.payment_outcome_unknown,
  PAYMENT_UNDER_WAY: m.payment_under_way,
  PAYMENT_SETTLED: m.payment_settled,
  PAYMENT_UNKNOWN: m.payment_unknown,
  PAYMENT_CHANGED: m.payment_changed,
  PAYMENT_STEP_NOT_POSSIBLE: m.payment_step_not_possible,
  PAYMENT_REFUND_TOO_HIGH: m.payment_refund_too_high,
  PAYMENT_REASON_REQUIRED: m.payment_reason_required,
  PAYMENT_SECOND_PERSON: m.payment_second_person,
}

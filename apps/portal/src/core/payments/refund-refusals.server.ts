import { only } from '#platform/api/describe-endpoint.server.ts'
import { paymentRefusals } from './refusals.ts'

/** Of an endpoint by which staff refund a payment (`refundByStaff`). */
export const refundRefusals = only(
  paymentRefusals,
  'PAYMENT_UNKNOWN',
  'PAYMENTS_NOT_SET_UP',
  'PAYMENT_UNDER_WAY',
  'PAYMENT_CHANGED',
  'PAYMENT_STEP_NOT_POSSIBLE',
  'PAYMENT_REFUND_TOO_HIGH',
  'PAYMENT_REASON_REQUIRED',
  'PAYMENT_SECOND_PERSON',
)

import { type PaymentRefusal, paymentRefusals } from '#core/payments/refusals.ts'

/** Why a court that is booked is not given back, or its receipt not shown. */
export const bookingRefusals = {
  /** None of theirs that is paid for. */
  BOOKING_NOT_FOUND: 404,
  /** It has begun. */
  BOOKING_STARTED: 409,
  /** Another amount comes back by now than was seen. */
  REFUND_CHANGED: 409,
  /** Nobody is named in whose name receipts are written. */
  RECEIPT_NOT_SET_UP: 503,
} as const
export type BookingRefusal = keyof typeof bookingRefusals

const { PAYMENTS_NOT_SET_UP, PAYMENT_UNDER_WAY, PAYMENT_UNKNOWN, PAYMENT_STEP_NOT_POSSIBLE } =
  paymentRefusals
/** What the payment may stand in the way with. */
export const cancelRefusals = {
  PAYMENTS_NOT_SET_UP,
  PAYMENT_UNDER_WAY,
  PAYMENT_UNKNOWN,
  PAYMENT_STEP_NOT_POSSIBLE,
  BOOKING_NOT_FOUND: bookingRefusals.BOOKING_NOT_FOUND,
  BOOKING_STARTED: bookingRefusals.BOOKING_STARTED,
  REFUND_CHANGED: bookingRefusals.REFUND_CHANGED,
} as const satisfies Partial<Record<BookingRefusal | PaymentRefusal, number>>

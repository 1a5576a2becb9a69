import { type PaymentRefusal, paymentRefusals } from '#core/payments/refusals.ts'

/** Why a booking is not cancelled. */
export const ownBookingRefusals = {
  /** The caller has no such booking that is paid. */
  BOOKING_NOT_FOUND: 404,
  /** The time has started. */
  BOOKING_STARTED: 409,
  /** The refund is no longer the amount that the caller saw. */
  REFUND_CHANGED: 409,
} as const
export type OwnBookingRefusal = keyof typeof ownBookingRefusals

const { PAYMENTS_NOT_SET_UP, PAYMENT_UNDER_WAY, PAYMENT_UNKNOWN, PAYMENT_STEP_NOT_POSSIBLE } =
  paymentRefusals
/** Refusals of the payment that can prevent a cancellation, and our own. */
export const cancelRefusals = {
  PAYMENTS_NOT_SET_UP,
  PAYMENT_UNDER_WAY,
  PAYMENT_UNKNOWN,
  PAYMENT_STEP_NOT_POSSIBLE,
  BOOKING_NOT_FOUND: ownBookingRefusals.BOOKING_NOT_FOUND,
  BOOKING_STARTED: ownBookingRefusals.BOOKING_STARTED,
  REFUND_CHANGED: ownBookingRefusals.REFUND_CHANGED,
} as const satisfies Partial<Record<OwnBookingRefusal | PaymentRefusal, number>>

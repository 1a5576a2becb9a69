/** Refusal codes of card payments, with the HTTP status of each. */
export const paymentRefusals = {
  /** The provider's settings are missing. */
  PAYMENTS_NOT_SET_UP: 503,
  /** The provider is down or refuses, and no card form was shown: no payment has started. */
  PAYMENT_PROVIDER_AWAY: 503,
  /** A card form was shown before, and the provider does not give the outcome: it may be paid. */
  PAYMENT_OUTCOME_UNKNOWN: 503,
  /** A concurrent request is working on the same payment. */
  PAYMENT_UNDER_WAY: 409,
  /** It has been paid, or is being refunded: there is nothing to pay. */
  PAYMENT_SETTLED: 409,
  PAYMENT_UNKNOWN: 404,
  /** The payment has changed since the caller read it. */
  PAYMENT_CHANGED: 409,
  /** Not possible in the payment's current state. */
  PAYMENT_STEP_NOT_POSSIBLE: 409,
  /** More than the remaining amount. */
  PAYMENT_REFUND_TOO_HIGH: 409,
  /** Above the limit a reason is required, for the second person. */
  PAYMENT_REASON_REQUIRED: 400,
  /** Above the limit a second person has to approve; nobody can approve their own request. */
  PAYMENT_SECOND_PERSON: 403,
} as const
export type PaymentRefusal = keyof typeof paymentRefusals

const {
  PAYMENTS_NOT_SET_UP,
  PAYMENT_PROVIDER_AWAY,
  PAYMENT_OUTCOME_UNKNOWN,
  PAYMENT_UNDER_WAY,
  PAYMENT_SETTLED,
  PAYMENT_UNKNOWN,
} = paymentRefusals

/** For endpoints that start a payment. */
export const startRefusals = {
  PAYMENTS_NOT_SET_UP,
  PAYMENT_PROVIDER_AWAY,
  PAYMENT_OUTCOME_UNKNOWN,
  PAYMENT_UNDER_WAY,
  PAYMENT_SETTLED,
  PAYMENT_UNKNOWN,
} as const
export const reconcileRefusals = { PAYMENTS_NOT_SET_UP, PAYMENT_UNKNOWN } as const
export const cancelRefusals = { ...reconcileRefusals, PAYMENT_UNDER_WAY } as const

/** Why a payment is not begun, not found or not changed, with the status of the answer. */
export const paymentRefusals = {
  /** The provider's settings are missing: nothing can be paid by card here. */
  PAYMENTS_NOT_SET_UP: 503,
  /** The provider does not answer, or refuses, and nobody was shown a card form: nothing has begun. */
  PAYMENT_PROVIDER_AWAY: 503,
  /** A card form was shown before and the provider does not say what became of it: it may be paid. */
  PAYMENT_OUTCOME_UNKNOWN: 503,
  /** The same is being begun by another request at this moment. */
  PAYMENT_UNDER_WAY: 409,
  /** It is paid, or is being settled: there is nothing to pay. */
  PAYMENT_SETTLED: 409,
  PAYMENT_UNKNOWN: 404,
  /** Something has happened to it since it was seen. */
  PAYMENT_CHANGED: 409,
  /** As it stands this cannot be done to it. */
  PAYMENT_STEP_NOT_POSSIBLE: 409,
  /** More than is left of what was paid. */
  PAYMENT_REFUND_TOO_HIGH: 409,
  /** Above the limit, and without a word for the second person. */
  PAYMENT_REASON_REQUIRED: 400,
  /** Above the limit somebody else has to agree; and nobody agrees with themselves. */
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

/** Of each door by which a payer begins to pay, asks what came of it, and gives it up. */
export const startRefusals = {
  PAYMENTS_NOT_SET_UP,
  PAYMENT_PROVIDER_AWAY,
  PAYMENT_OUTCOME_UNKNOWN,

  PAYMENT_UNDER_WAY,
  PAYMENT_SETTLED,
  PAYMENT_UNKNOWN,
} as const
export const payRefusals = { PAYMENTS_NOT_SET_UP, PAYMENT_UNKNOWN } as const
export const cancelRefusals = { ...payRefusals, PAYMENT_UNDER_WAY } as const

/** Why a kind of case may refuse a decision: codes that features may throw from `prepare`. */
export const kindRefusals = {
  /** What is to be asked for is not entered. */
  AMOUNT_MISSING: 409,
  /** Nothing is on the account that could be paid back. */
  REFUND_NOTHING_THERE: 409,
} as const

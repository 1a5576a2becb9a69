/** Why a correction, or what follows from it, is refused; the status of each. */
export const correctionRefusals = {
  /** Another decision counts now, it has been confirmed or dropped, or the sum is another. */
  HEALTH_DECISION_CHANGED: 409,
  /** A correction, or a repayment, waits for a second person already. */
  HEALTH_WAITS: 409,
  /** The decision says the same already. */
  HEALTH_SAME_DECISION: 409,
  /** A payout is on its way: staff withdraw it, or wait until the bank has answered. */
  HEALTH_PAYOUT_UNDERWAY: 409,
  /** There is no decision that may be corrected. */
  HEALTH_NOT_DECIDED: 409,
  /** The caller has proposed it, or had a part in the decision. */
  HEALTH_OTHER_PERSON: 403,
  /** No such appeal, correction or repayment of this application, or it is decided. */
  HEALTH_NOTHING_WAITS: 404,
  /** By when it is to be paid back is missing, or over. */
  HEALTH_DAY_INVALID: 422,
  /** More than is claimed. */
  HEALTH_MORE_THAN_CLAIMED: 422,
  /** No account of the organisation is set up. */
  HEALTH_NO_ACCOUNT: 409,
} as const
export type CorrectionRefusal = keyof typeof correctionRefusals

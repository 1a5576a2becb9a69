/** Why something about one's own application is refused, and the status of each. */
export const applyRefusals = {
  /** Another tab or device has saved it since it was read. */
  HEALTH_DRAFT_CHANGED: 409,
  /** Nothing is filled in that could be sent. */
  HEALTH_DRAFT_MISSING: 409,
  /** One cannot apply for that period now: the answer says from when to when. */
  HEALTH_NOT_OPEN: 409,
  /** The scheme takes one application for each period, and there is one. */
  HEALTH_ONCE: 409,
  /** One of the same scheme and period waits for an answer. */
  HEALTH_AWAITING_REPLY: 409,
  /** Something is filled in wrongly: the answer names it. */
  HEALTH_EXPENSES_INVALID: 422,
  /** By the rules nothing would be paid: the answer says why. */
  HEALTH_NOTHING_TO_PAY: 422,
  HEALTH_NOT_CONFIRMED: 422,
  /** Not the eleven digits of a Norwegian account, nor its IBAN. */
  HEALTH_ACCOUNT_INVALID: 422,
  HEALTH_ACCOUNT_IS_NATIONAL_ID: 422,
  /** An account of the organisation. */
  HEALTH_ACCOUNT_OWN: 422,
} as const
export type ApplyRefusal = keyof typeof applyRefusals

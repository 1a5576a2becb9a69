/** Why a decision, or a change of what counts, is refused. */
export const decisionRefusals = {
  /** By the rules nothing is paid: it is rejected, or the amounts are changed first. */
  HEALTH_NOTHING_GRANTED: 409,
  /** The amount is another than the one that was seen. */
  HEALTH_AMOUNT_CHANGED: 409,
  /** A decision about another application of the same person and period has not taken effect. */
  HEALTH_OTHER_DECISION: 409,
} as const
export type DecisionRefusal = keyof typeof decisionRefusals

export const lineRefusals = {
  /** Not of this application. */
  HEALTH_LINE_NOT_FOUND: 404,
  /** More than the applicant has spent. */
  HEALTH_ACCEPTED_TOO_HIGH: 422,
} as const
export type LineRefusal = keyof typeof lineRefusals

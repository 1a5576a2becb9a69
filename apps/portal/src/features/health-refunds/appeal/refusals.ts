/** Why an appeal is refused, and the status of each. */
export const appealRefusals = {
  /** Nothing is decided, or the decision is final. */
  HEALTH_NO_APPEAL: 409,
  /** One waits already. */
  HEALTH_APPEAL_WAITS: 409,
  /** It is decided, or withdrawn. */
  HEALTH_APPEAL_CLOSED: 409,
  /** It came in time, and is heard. */
  HEALTH_APPEAL_IN_TIME: 409,
} as const
export type AppealRefusal = keyof typeof appealRefusals

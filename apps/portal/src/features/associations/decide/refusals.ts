/** Why a decision about an application is refused. */
export const decisionRefusals = {
  /** It is withdrawn, or approved already. */
  ASSOCIATION_NOT_NEW: 409,
  /** It was changed, and too few founders have confirmed. */
  FOUNDERS_NOT_CONFIRMED: 409,
} as const
export type DecisionRefusal = keyof typeof decisionRefusals

/** Why something about refunds of health expenses is refused, and the status of each. */
export const healthRefusals = {
  /** There is none, or it has no rules for that period. */
  HEALTH_SCHEME_NOT_FOUND: 404,
  /** Its rules have changed since they were read. */
  HEALTH_SCHEME_CHANGED: 409,
} as const
export type HealthRefusal = keyof typeof healthRefusals

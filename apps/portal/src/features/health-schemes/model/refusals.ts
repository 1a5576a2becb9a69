/** Why a scheme is refused besides what all of health refunds refuse with, and the status of each. */
export const schemeRefusals = {
  /** Its rules cannot be meant as they are: `contradictions` says why. */
  HEALTH_SCHEME_CONTRADICTS: 422,
  /** Rules start on the first day of a period, and years and semesters do not overlap. */
  HEALTH_SCHEME_FIRST_DAY: 422,
} as const
export type SchemeRefusal = keyof typeof schemeRefusals

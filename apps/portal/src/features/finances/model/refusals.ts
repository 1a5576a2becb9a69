/** Why there is no document of a year. */
export const financesRefusals = {
  /** Not a year in which there could be anything. */
  FINANCES_YEAR_UNKNOWN: 404,
  /** No organisation is configured that could write it. */
  FINANCES_NOT_SET_UP: 503,
} as const
export type FinancesRefusal = keyof typeof financesRefusals

/** Why a change of the lists of grants is refused. */
export const listRefusals = {
  /** There is none, or it was removed. */
  SETUP_ENTRY_NOT_FOUND: 404,
  /** People have applied for it, and how it is paid is a part of what they applied for. */
  TYPE_PAYMENT_FIXED: 409,
  /** A round whose deadline has not passed has it. */
  TYPE_IN_ROUND: 409,
  /** Members of the committee have given points by it. */
  CRITERION_USED: 409,
  /** There are types: suggestions are for those who have none. */
  SUGGESTIONS_USED: 409,
} as const
export type ListRefusal = keyof typeof listRefusals

/** Why a budget is refused. */
export const budgetRefusals = {
  /** More is granted; the answer says how much. */
  BUDGET_BELOW_GRANTED: 409,
  /** A year that is too far away. */
  BUDGET_YEAR_INVALID: 422,
  /** A year that is over is changed with a reason. */
  BUDGET_REASON_REQUIRED: 422,
} as const
export type BudgetRefusal = keyof typeof budgetRefusals

/** Why a round is refused. */
export const roundRefusals = {
  ROUND_NOT_FOUND: 404,
  ROUND_DATES_INVALID: 422,
  /** A deadline is set to a time that is over. */
  DEADLINE_PASSED: 422,
  /** People have started to apply. */
  ROUND_OPENED: 409,
  /** The committee has agreed to what its meeting decided. */
  ROUND_AGREED: 409,
  ROUND_CANCELLED: 409,
  /** A type is taken out for which somebody has applied. */
  ROUND_TYPE_USED: 409,
  /** A type that there is not, or that was removed. */
  ROUND_TYPE_INVALID: 422,
  /** It has applications, and nobody said to which round they go. */
  ROUND_HAS_APPLICATIONS: 409,
  /** The round to which they should go has been cancelled, agreed or has not their types. */
  ROUND_TARGET_INVALID: 422,
  /** There is nothing to copy, or all of it is there. */
  ROUNDS_COPIED: 409,
} as const
export type RoundRefusal = keyof typeof roundRefusals

/** Why a term of the committee is refused. */
export const termRefusals = {
  TERM_NOT_FOUND: 404,
  /** They have not the role in the staff area. */
  TERM_ROLE_MISSING: 409,
  TERM_ORDER: 422,
  TERM_TOO_LONG: 422,
  TERM_STARTS_IN_PAST: 422,
  /** Its first day has come: it stays. */
  TERM_STARTED: 409,
  TERM_ENDS_IN_PAST: 422,
  /** It is over, and stays as it was. */
  TERM_OVER: 409,
  TERM_OVERLAPS: 409,
} as const
export type TermRefusal = keyof typeof termRefusals

/** Codes of this feature, with their status. */
export const applyRefusals = {
  /** This type cannot be applied for by them now, or not in that round. */
  GRANT_NOT_OPEN: 409,
  GRANT_DEADLINE_PASSED: 409,
  /** The association is inactive, closed, or not approved as yet. */
  GRANT_ASSOCIATION_INACTIVE: 409,
  /** A report of an earlier grant is overdue. */
  GRANT_REPORT_MISSING: 409,
  /** Something is missing or wrong: `problems` says what. */
  GRANT_INCOMPLETE: 422,
  /** It was sent: it can be withdrawn, not deleted. */
  GRANT_SENT: 409,
} as const
export type ApplyRefusal = keyof typeof applyRefusals

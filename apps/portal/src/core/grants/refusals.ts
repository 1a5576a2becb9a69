/** Codes that every part of the grants may refuse with, and the status of each. */
export const grantRefusals = {
  /** There is none, or the caller has nothing to do with it. */
  GRANT_NOT_FOUND: 404,
  /** Somebody else has changed it since it was read. */
  GRANT_CHANGED: 409,
  /** What has happened with it since does not allow this. */
  GRANT_STATE: 409,
  /** The caller is no member of the committee today. */
  NOT_IN_COMMITTEE: 403,
  /** The caller takes no part in this case. */
  CONFLICT_OF_INTEREST: 403,
  /** What is left of the budget, or of the round, is less. */
  GRANT_BUDGET_EXCEEDED: 409,
  /** It would be enough, were it not for meetings that have agreed and not sent their letters. */
  GRANT_BUDGET_RESERVED: 409,
  /** More than that is paid already: it is claimed back instead. */
  GRANT_PAID: 409,
} as const
export type GrantRefusal = keyof typeof grantRefusals

/** Why a change of the setup of kindergartens is refused, besides the codes of all kindergartens. */
export const setupRefusals = {
  KINDERGARTEN_NAME_TAKEN: 409,
  /** It is closed from a day on which children have places; the answer says how many. */
  KINDERGARTEN_HAS_CHILDREN: 409,
  DEPARTMENT_NAME_TAKEN: 409,
  /** It is closed from a day on which children have places; the answer says how many. */
  DEPARTMENT_HAS_CHILDREN: 409,
  /** Fewer places than children who are there today; the answer says how many. */
  DEPARTMENT_PLACES_TAKEN: 409,
  EMPLOYEE_NOT_FOUND: 404,
  /** Nobody has an account with that address. */
  ACCOUNT_NOT_FOUND: 422,
  /** They have not the role of leaders in the staff area. */
  LEADER_ROLE_MISSING: 409,
  LEADER_NOT_FOUND: 404,
  ALREADY_LEADER: 409,
  /** The last day is before the first, or there are too many between. */
  CLOSING_DAYS_INVALID: 422,
  /** Days that are over stay as they were. */
  CLOSING_DAYS_PAST: 422,
  /** There are only weekends and public holidays, on which it is closed anyway. */
  CLOSING_DAYS_NONE: 422,
  CLOSING_DAYS_NOT_FOUND: 404,
  CONSENT_KIND_NOT_FOUND: 404,
} as const
export type SetupRefusal = keyof typeof setupRefusals

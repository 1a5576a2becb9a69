import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'

const { CHILD_NOT_FOUND, DEPARTMENT_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED } =
  kindergartenRefusals

/** Codes of the pages about children, with the status of each. */
export const kindergartenChildRefusals = {
  CHILD_NOT_FOUND,
  DEPARTMENT_NOT_FOUND,
  GUARDIAN_NOT_FOUND,
  KINDERGARTEN_CHANGED,
  PLACE_NOT_FOUND: 404,
  CONTACT_NOT_FOUND: 404,
  REQUEST_NOT_FOUND: 404,
  /** The child would be in two departments on one day. */
  PLACES_OVERLAP: 409,
  /** The last day is before the first, or the change is outside of the place. */
  PLACE_DAYS_INVALID: 422,
  /** It has no room on the first day: staff confirm that they mean it. */
  DEPARTMENT_FULL: 409,
  DEPARTMENT_CLOSED: 409,
  /** The only place of the child, by which staff reach it. */
  PLACE_LAST: 409,
  /** Presence was recorded there in these days. */
  PLACE_USED: 409,
  /** Staff block this guardian: they unblock first. */
  GUARDIAN_BLOCKED: 409,
  GUARDIAN_WITHOUT_RESPONSIBILITY: 409,
  REQUEST_DECIDED: 409,
  GUARDIAN_BOUND: 409,
  /** Bound to this child already, and blocked: nothing changes. */
  GUARDIAN_STAYS_BLOCKED: 409,
  /** Somebody with this national id is registered, and no part of the name is the same. */
  GUARDIAN_NAME_DIFFERS: 409,
  /** Another guardian has this national id. */
  GUARDIAN_EXISTS: 409,
  /** They are a guardian in a kindergarten that the caller does not reach: the office corrects it. */
  GUARDIAN_ELSEWHERE: 409,
  /** Something is recorded of this guardian and this child: they are blocked instead. */
  GUARDIAN_USED: 409,
  /** The guardian would have the national id of the child. */
  SAME_NUMBER: 422,
  /** The answer has the id of the child, where the caller reaches it. */
  CHILD_EXISTS: 409,
  /** A child with the same name and birth date is here: staff confirm that they mean another one. */
  CHILD_MAYBE_HERE: 409,
  /** Guardians are bound to the child, or something is recorded of it. */
  CHILD_USED: 409,
} as const
export type KindergartenChildRefusal = keyof typeof kindergartenChildRefusals

import { associationRefusals } from '#core/associations/refusals.ts'

const { ASSOCIATION_NOT_FOUND, ASSOCIATION_TAKES_NO_MEMBERS } = associationRefusals

/** Codes of this feature, with their status. */
export const memberRefusals = {
  /** Wrong, or its time is over. */
  JOIN_CODE_INVALID: 404,
  /** So many codes work already. */
  JOIN_CODES_FULL: 409,
  /** Its last day is over, or more than a year ahead. */
  JOIN_CODE_DAY: 422,
  /** The caller is no member there. */
  MEMBERSHIP_NOT_FOUND: 404,
  /** Not in the state in which the association is. */
  RENEWAL_NOT_POSSIBLE: 409,
  /** It is paid, or there is none. */
  FEE_NOT_DUE: 409,
  /** The board accepts them first. */
  APPROVAL_NEEDED: 409,
  /** Its time is over; another one is begun. */
  FEE_HOLD_ENDED: 409,
  /** Answered by somebody else, or taken back. */
  REQUEST_NOT_FOUND: 404,
  /** Nobody in the register has this address. */
  MEMBER_NOT_FOUND: 404,
  /** Somebody else registers that they have paid. */
  OWN_FEE: 403,
  TERM_NOT_FOUND: 404,
  /** Another term has some of its days. */
  TERM_OVERLAPS: 409,
} as const
export type MemberRefusal = keyof typeof memberRefusals

/** Of endpoints by which somebody joins. */
export const joinRefusals = { ASSOCIATION_NOT_FOUND, ASSOCIATION_TAKES_NO_MEMBERS } as const

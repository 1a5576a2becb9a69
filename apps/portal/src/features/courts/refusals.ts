import type { SpanRefusal } from './rules/judge-span.ts'

/** Why nobody, or this person, gets what was asked for, and the HTTP status that carries it. */
export const reservationRefusals = {
  /** There is none of that id in that centre, or it is not offered. */
  COURT_NOT_FOUND: 404,
  SPAN_INVALID: 422,
  TOO_MANY_UNITS: 422,
  SLOT_IN_THE_PAST: 409,
  SLOT_TOO_FAR: 409,
  COURT_CLOSED: 409,
  ACROSS_CLOSING: 409,
  RESERVED_FOR_CLUB: 409,
  /** Somebody has one of the units. */
  COURT_RESERVATION_ALREADY_BOOKED: 409,
  /** One has another court at that time. */
  OVERLAPPING_COURT_RESERVATION: 409,
  TOO_MANY_HOLDS: 409,
  /** No fitness membership on that day. */
  UNKNOWN_CUSTOMER: 403,
  MEMBERSHIP_DISQUALIFIED: 403,
  MEMBERSHIP_FROZEN: 403,
} as const satisfies Record<SpanRefusal, number> & Record<string, number>
export type ReservationRefusal = keyof typeof reservationRefusals

/** Of what one has reserved already. */
export const holdRefusals = {
  /** None of theirs. */
  HOLD_NOT_FOUND: 404,
  HOLD_EXPIRED: 409,
} as const
export type HoldRefusal = keyof typeof holdRefusals

/** Of a booking that staff move or cancel. */
export const bookingRefusals = {
  RESERVATION_NOT_FOUND: 404,
  /** Somebody has moved or cancelled it since it was seen, or it is not booked. */
  RESERVATION_CHANGED: 409,
  RESERVATION_BEGUN: 409,
  /** Its member has something else at that time. */
  MEMBER_HAS_ANOTHER_COURT: 409,
} as const

/** Of what staff set. */
export const setupRefusals = {
  /** Somebody has saved since it was read. */
  SETUP_CHANGED: 409,
  CENTER_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  COURT_NOT_FOUND: 404,
  /** An opening, a price, club hours or a closure that is not there any more. */
  RULE_NOT_FOUND: 404,
} as const

export const courtRefusals = {
  ...reservationRefusals,
  ...holdRefusals,
  ...bookingRefusals,
  ...setupRefusals,
} as const
export type CourtRefusal = keyof typeof courtRefusals

export function isHoldRefusal(code: string): code is HoldRefusal {
  return Object.hasOwn(holdRefusals, code)
}

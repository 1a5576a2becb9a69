import type { SpanRefusal } from './rules/judge-span.ts'

/** Why a reservation is refused, with the HTTP status. */
export const reservationRefusals = {
  /** The centre has no such court, or the court is not offered. */
  COURT_NOT_FOUND: 404,
  SPAN_INVALID: 422,
  TOO_MANY_UNITS: 422,
  SLOT_IN_THE_PAST: 409,
  SLOT_TOO_FAR: 409,
  COURT_CLOSED: 409,
  ACROSS_CLOSING: 409,
  RESERVED_FOR_CLUB: 409,
  /** Somebody else has one of the units. */
  COURT_RESERVATION_ALREADY_BOOKED: 409,
  /** The member has another court at that time. */
  OVERLAPPING_COURT_RESERVATION: 409,
  TOO_MANY_HOLDS: 409,
  /** No fitness membership on that day. */
  UNKNOWN_CUSTOMER: 403,
  MEMBERSHIP_DISQUALIFIED: 403,
  MEMBERSHIP_FROZEN: 403,
} as const satisfies Record<SpanRefusal, number> & Record<string, number>
export type ReservationRefusal = keyof typeof reservationRefusals

/** Refusals about a hold. */
export const holdRefusals = {
  /** The caller has no such hold. */
  HOLD_NOT_FOUND: 404,
  HOLD_EXPIRED: 409,
} as const
export type HoldRefusal = keyof typeof holdRefusals

/** Refusals when staff move or cancel a booking. */
export const bookingRefusals = {
  RESERVATION_NOT_FOUND: 404,
  /** It was moved or cancelled since staff read it, or it is not booked. */
  RESERVATION_CHANGED: 409,
  /** A part that is all of the price, or more. */
  PART_TOO_HIGH: 409,
  RESERVATION_STARTED: 409,
  /** The member has another reservation at that time. */
  MEMBER_HAS_ANOTHER_COURT: 409,
} as const

/** Refusals when staff change the setup. */
export const setupRefusals = {
  /** Somebody else has saved since it was read. */
  SETUP_CHANGED: 409,
  CENTER_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  COURT_NOT_FOUND: 404,
  /** The opening, price, club hours or closure no longer exists. */
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

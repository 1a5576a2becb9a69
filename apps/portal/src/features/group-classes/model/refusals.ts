/** The member of an answer that carries a refusal of the sports routes (specification, section 8). */
export const refusalField = 'errorMessage'

/** Every refusal of booking (specification, section 8) and the HTTP status that carries it. */
export const groupClassRefusals = {
  OVERLAPPING_GROUP_CLASS_BOOKING: 409,
  GROUP_CLASS_RESERVATION_ALREADY_BOOKED: 409,
  BOOKING_DENIED: 409,
  CLASS_NOT_FOUND: 404,
  TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD: 409,
  UNKNOWN_CUSTOMER: 403,
  USER_BLOCKED: 403,
} as const
export type GroupClassRefusal = keyof typeof groupClassRefusals

/** Refusals of unbooking; the specification has one text for all of them. */
export const unbookingRefusals = {
  BOOKING_NOT_FOUND: 404,
  UNBOOKING_DENIED: 409,
} as const
export type UnbookingRefusal = keyof typeof unbookingRefusals

/** Refusals of a mailed link: not ours, expired, or nothing left to do. */
export const linkRefusals = { ...unbookingRefusals, LINK_NOT_VALID: 404 } as const

export function isGroupClassRefusal(code: string): code is GroupClassRefusal {
  return Object.hasOwn(groupClassRefusals, code)
}

export function isUnbookingRefusal(code: string): code is UnbookingRefusal {
  return Object.hasOwn(unbookingRefusals, code)
}

/** Why a course cannot be booked, with the status of each. */
export const bookRefusals = {
  /** There is none, or it is not published. */
  COURSE_NOT_FOUND: 404,
  COURSE_CLOSED: 409,
  COURSE_CALLED_OFF: 409,
  /** Calling it off waits for a second person. */
  COURSE_PAUSED: 409,
  COURSE_FOR_MEMBERS: 403,
  COURSE_FOR_CONTACTS: 403,
  /** It costs something else than what was shown. */
  COURSE_PRICE_CHANGED: 409,
  /** More than one person may book, or than there are. */
  COURSE_TOO_MANY_SEATS: 409,
  /** A name contains a national identity number. */
  COURSE_NAME_REFUSED: 422,
  COURSE_ANSWERS_INVALID: 422,
} as const

export const cancelRefusals = {
  /** The caller has no such place. */
  COURSE_PLACE_NOT_FOUND: 404,
  /** It was booked, paid, promoted or made smaller since it was shown. */
  COURSE_PLACE_CHANGED: 409,
  /** Of a part: somebody pays for all of it at this moment. */
  COURSE_PLACE_BEING_PAID: 409,
  COURSE_STARTED: 409,
  /** The refund is another one than what was shown. */
  COURSE_REFUND_CHANGED: 409,
} as const

export const ticketRefusals = {
  COURSE_TICKET_NOT_FOUND: 404,
} as const

export const passRefusals = {
  ...ticketRefusals,
  /** It is not paid, or was cancelled or passed on since it was shown. */
  COURSE_TICKET_CHANGED: 409,
  COURSE_PASS_TOO_LATE: 409,
  /** Somebody was let in with it. */
  COURSE_TICKET_USED: 409,
  COURSE_NAME_REFUSED: 422,
} as const

export const payRefusals = {
  COURSE_PLACE_NOT_FOUND: 404,
  /** The time to pay is over. */
  COURSE_PLACE_EXPIRED: 409,
  COURSE_PLACE_PAID: 409,
  COURSE_PAUSED: 409,
} as const

export const courseRefusals = {
  ...bookRefusals,
  ...cancelRefusals,
  ...passRefusals,
  ...payRefusals,
} as const
export type CourseRefusal = keyof typeof courseRefusals

/** Refusals of those who let people in, with their status. */
export const checkInRefusals = {
  /** The association has no such event. */
  CHECK_IN_EVENT_NOT_FOUND: 404,
  /** Nobody has that place at the event. */
  CHECK_IN_PLACE_NOT_FOUND: 404,
  /** People are let in from a day before the start until a day after the end. */
  CHECK_IN_NOT_NOW: 409,
  /** It is taken back within a quarter of an hour. */
  CHECK_IN_UNDO_LATE: 409,
} as const
export type CheckInRefusal = keyof typeof checkInRefusals

/** Codes of tablets, PINs and the day of a department, with their status. */
export const tabletRefusals = {
  /** This browser has no key of a tablet, or one that is not known. */
  TABLET_NOT_PAIRED: 401,
  /** A leader has shut it off: the page removes what it has. */
  TABLET_SHUT_OFF: 403,
  TABLET_NOT_FOUND: 404,
  /** It is wrong, was used, or has expired. */
  PAIRING_CODE_INVALID: 422,
  /** The time of a mark is ahead of ours. */
  TABLET_CLOCK_WRONG: 422,
  /** Another mark has that id. */
  MARK_ID_USED: 409,
  MARK_NOT_FOUND: 404,
  /** Somebody has recorded or dismissed it meanwhile. */
  MARK_REVIEWED: 409,
  /** So many wait for a leader that no more are taken. */
  TOO_MANY_TO_REVIEW: 409,
  /** It was undone, or too long ago, or something has happened since. */
  UNDO_NOT_POSSIBLE: 409,
  CHILD_ALREADY_ABSENT: 409,
  EMPLOYEE_NOT_FOUND: 404,
  PIN_WRONG: 422,
  /** Too many wrong ones: a leader opens it. */
  PIN_LOCKED: 409,
  /** Nobody has given a PIN, or the time after it is over. */
  PIN_NEEDED: 403,
  PRESENCE_NOT_FOUND: 404,
} as const
export type TabletRefusal = keyof typeof tabletRefusals

/** Why something about surveys and extra openings is refused, with the HTTP status. */
export const daysRefusals = {
  /** There is none, or the caller has nothing to do with it. */
  SURVEY_NOT_FOUND: 404,
  OPENING_NOT_FOUND: 404,
  EXTRA_PLACE_NOT_FOUND: 404,
  /** Somebody else has changed it since it was read. */
  SURVEY_CHANGED: 409,
  OPENING_CHANGED: 409,
  EXTRA_PLACE_CHANGED: 409,
  /** The deadline has passed: staff change answers now. */
  SURVEY_CLOSED: 409,
  /** Its days stay as they are, and it is not removed. */
  SURVEY_HAS_ANSWERS: 409,
  /** A day that the survey does not ask about, or on which the child has no place there. */
  SURVEY_DAY_NOT_FOUND: 409,
  /** The deadline has passed, or the leader has ended the booking. */
  OPENING_CLOSED: 409,
  OPENING_CALLED_OFF: 409,
  /** More places are taken than there would be. */
  OPENING_BELOW_TAKEN: 409,
  /** The day has passed or begun. */
  DAYS_IN_PAST: 422,
  DAYS_TOO_FAR: 422,
  NOT_A_SATURDAY: 422,
  /** Booking would still be open on the day itself. */
  DEADLINE_AFTER_DAY: 422,
  /** The exam guarantee needs more days between the deadline and its day. */
  NOTICE_TOO_SHORT: 422,
} as const
export type DaysRefusal = keyof typeof daysRefusals

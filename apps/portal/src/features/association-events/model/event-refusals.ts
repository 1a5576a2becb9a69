/** Why something about an event is refused, with the HTTP status. */
export const eventRefusals = {
  /** There is none, or not of this association. */
  EVENT_NOT_FOUND: 404,
  /** Somebody else has changed it since it was read. */
  EVENT_CHANGED: 409,
  /** Its state does not allow it: it was called off or published, or is a draft. */
  EVENT_STATE: 409,
  /** It is over. */
  EVENT_OVER: 409,
  EVENT_IN_PAST: 422,
  /** More than two years from now. */
  EVENT_TOO_FAR: 422,
  EVENT_ENDS_BEFORE: 422,
  /** More people have a place than it would have places. */
  EVENT_BELOW_TAKEN: 409,
  /** People have places or wait for one, so it cannot be without. */
  EVENT_HAS_BOOKINGS: 409,
  /** A question that an event of another association has, or that there is not. */
  QUESTION_NOT_FOUND: 409,
} as const
export type EventRefusal = keyof typeof eventRefusals

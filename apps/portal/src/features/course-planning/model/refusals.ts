/** Why something about a course is refused, with the HTTP status. */
export const planningRefusals = {
  COURSE_NOT_FOUND: 404,
  /** Somebody else has changed it since it was read. */
  COURSE_CHANGED: 409,
  /** Its state does not allow it: it is a draft, published or called off. */
  COURSE_STATE: 409,
  COURSE_OVER: 409,
  /** A date, or the deadline, has passed. */
  COURSE_IN_PAST: 422,
  /** By the clock of the night in which it is changed, it ends before it starts. */
  COURSE_DATE_ENDS_BEFORE: 422,
  /** More than two years from now. */
  COURSE_TOO_FAR: 422,
  /** A date that has begun stays as it is. */
  COURSE_DATE_HELD: 409,
  /** A date that is not of this course. */
  COURSE_DATE_NOT_FOUND: 409,
  /** A question of another course, or that there is not. */
  QUESTION_NOT_FOUND: 409,
  COURSE_ANSWERS_INVALID: 422,
  /** More seats are taken than it would have. */
  COURSE_BELOW_TAKEN: 409,
  /** People have places or wait for one: it can only be called off. */
  COURSE_HAS_BOOKINGS: 409,
  /** A colleague has to confirm that it is called off already. */
  COURSE_CALL_OFF_WAITS: 409,
} as const
export type PlanningRefusal = keyof typeof planningRefusals

/** Why a place is not cancelled. */
export const coursePlaceRefusals = {
  PLACE_NOT_FOUND: 404,
  /** It is in another state than the one that was seen. */
  PLACE_CHANGED: 409,
} as const
export type CoursePlaceRefusal = keyof typeof coursePlaceRefusals

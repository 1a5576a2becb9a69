/** Every refusal of changes of the weekly schedule, and the HTTP status that carries it. */
export const scheduleRefusals = {
  ROW_NOT_FOUND: 404,
  EXCEPTION_NOT_FOUND: 404,
  CENTER_NOT_FOUND: 404,
  ROOM_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  INSTRUCTOR_NOT_FOUND: 404,
  /** Another class is there at that time. */
  ROOM_TAKEN: 409,
  DATE_IN_THE_PAST: 409,
  /** More than a year ahead. */
  DATE_TOO_FAR: 409,
  /** It is other than it was when it was seen. */
  ROW_CHANGED: 409,
  /** It has ended by the date from which it would be changed. */
  ROW_HAS_ENDED: 409,
  /** From a later date it is another one already. */
  ROW_GOES_ON_OTHERWISE: 409,
  /** What would happen to classes is other than it was when it was looked at. */
  PLAN_CHANGED: 409,
} as const
export type ScheduleRefusal = keyof typeof scheduleRefusals

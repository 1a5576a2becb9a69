/** Every refusal of changes of the weekly schedule, and the HTTP status that carries it. */
export const scheduleRefusals = {
  ROW_NOT_FOUND: 404,
  EXCEPTION_NOT_FOUND: 404,
  CENTER_NOT_FOUND: 404,
  ROOM_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  INSTRUCTOR_NOT_FOUND: 404,
  /** Another class is in the room at that time. */
  ROOM_TAKEN: 409,
  DATE_IN_THE_PAST: 409,
  /** More than a year ahead. */
  DATE_TOO_FAR: 409,
  /** The row has changed since it was loaded. */
  ROW_CHANGED: 409,
  /** The row ends before the date of the change. */
  ROW_HAS_ENDED: 409,
  /** The series already has another row from a later date. */
  ROW_GOES_ON_OTHERWISE: 409,
  /** The effects on classes differ from the preview. */
  PLAN_CHANGED: 409,
} as const
export type ScheduleRefusal = keyof typeof scheduleRefusals

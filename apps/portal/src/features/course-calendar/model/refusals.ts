/** Why something about a course is refused, with the HTTP status. */
export const calendarRefusals = {
  /** There is none, or it is not published. */
  COURSE_NOT_FOUND: 404,
} as const

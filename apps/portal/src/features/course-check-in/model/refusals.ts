/** Codes of check-in and attendance, with their status. */
export const courseCheckInRefusals = {
  COURSE_NOT_FOUND: 404,
  COURSE_DATE_NOT_FOUND: 404,
  /** Nobody has that ticket to this course. */
  COURSE_TICKET_NOT_FOUND: 404,
  /** Its place is in the queue: it lets nobody in. */
  COURSE_TICKET_WAITING: 409,
  /** People are let in from a day before the start until a day after the end. */
  COURSE_SCAN_NOT_NOW: 409,
  /** It is taken back within a quarter of an hour. */
  COURSE_UNDO_LATE: 409,
  /** Nobody was at a date that has not begun. */
  COURSE_DATE_AHEAD: 409,
  /** Somebody else has corrected the same meanwhile. */
  ATTENDANCE_CHANGED: 409,
  COURSE_CALLED_OFF: 409,
  /** It is not paid, waits, was cancelled or passed on. */
  COURSE_TICKET_NOT_BOOKED: 409,
  /** Somebody else has corrected the name meanwhile. */
  HOLDER_CHANGED: 409,
} as const
export type CourseCheckInRefusal = keyof typeof courseCheckInRefusals

/** Refusals of a file with the weekly schedule, with the HTTP status of each: nothing of it is imported. */
export const scheduleFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** The import would do something else than its preview has shown. */
  SCHEDULE_CHANGED: 409,
} as const

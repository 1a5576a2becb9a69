/** Refusals of a file with the weekly schedule, with the HTTP status of each: nothing of it is imported. */
export const scheduleFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** The import would do something else than its preview has shown. */
  SCHEDULE_CHANGED: 409,
} as const

/** Refusals of an import that is undone. */
export const scheduleImportRefusals = {
  IMPORT_NOT_FOUND: 404,
  IMPORT_UNDONE: 409,
  /** A class of it has been held, booked or changed. */
  IMPORT_USED: 409,
} as const

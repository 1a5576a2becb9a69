/** Refusals of a file with members of staff, with the HTTP status of each: nothing of it is imported. */
export const staffFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** Somebody has changed the access of a person in the file since the preview. */
  STAFF_CHANGED: 409,
} as const

/** Refusals of a file with instructors, with the HTTP status of each: nothing of it is imported. */
export const instructorFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** Somebody has changed an instructor since the preview. */
  INSTRUCTORS_CHANGED: 409,
} as const

/** Refusals of a file, with the HTTP status of each: nothing of it is imported. */
export const fileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** Somebody has changed a redirect since the preview. */
  REDIRECTS_CHANGED: 409,
} as const

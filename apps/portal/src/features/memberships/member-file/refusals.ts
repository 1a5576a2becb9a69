/** Refusals of a file with members, with the HTTP status of each: nothing of it is imported. */
export const memberFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** What the file would do is not what its preview has shown. */
  MEMBERS_CHANGED: 409,
} as const

/** Refusals for an import that was made. */
export const memberImportRefusals = {
  IMPORT_NOT_FOUND: 404,
  IMPORT_UNDONE: 409,
  /** The answer counts what has been used. */
  IMPORT_USED: 409,
} as const

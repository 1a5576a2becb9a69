/** Refusals of a file with children, with the HTTP status of each: nothing of it is imported. */
export const childFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** What the file would do is not what its preview has shown. */
  CHILDREN_CHANGED: 409,
  /** Whether children with another number are the same ones is not answered. */
  QUESTIONS_OPEN: 409,
} as const

/** Refusals for an import that was made. */
export const childImportRefusals = {
  IMPORT_NOT_FOUND: 404,
  IMPORT_UNDONE: 409,
  /** The answer counts the children of which something was recorded since. */
  IMPORT_USED: 409,
} as const

/** Why one of the files is not taken. */
export const fileProblems = [
  'FILE_EMPTY',
  /** Not a gif, jpeg, png or pdf; or its name, what the sender says and its content differ. */
  'FILE_TYPE_NOT_ALLOWED',
  /** Damaged, cut off, or so large when it is opened that nobody could. */
  'FILE_UNREADABLE',
  /** A PDF with a password. */
  'FILE_LOCKED',
  /** A PDF that does something when it is opened. */
  'FILE_HAS_PROGRAM',
  'FILE_INFECTED',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** Refusals of an endpoint that takes files in, with their status. */
export const uploadRefusals = {
  FILE_EMPTY: 422,
  FILE_TYPE_NOT_ALLOWED: 422,
  FILE_UNREADABLE: 422,
  FILE_LOCKED: 422,
  FILE_HAS_PROGRAM: 422,
  FILE_INFECTED: 422,
  FILES_REQUIRED: 422,
  TOO_MANY_FILES: 422,
  FILES_TOO_LARGE: 413,
} as const satisfies Record<FileProblem, number> & Record<string, number>
export type UploadRefusal = keyof typeof uploadRefusals

/** An endpoint that sends one. */
export const downloadRefusals = { FILE_NOT_FOUND: 404 } as const

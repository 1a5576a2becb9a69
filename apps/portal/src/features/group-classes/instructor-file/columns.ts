/* The columns and limits of a file with instructors, for the browser and the server. */

/** In the order in which they are exported; a file that is imported may have them in any. */
export const instructorColumns = ['name', 'active'] as const
export type InstructorColumn = (typeof instructorColumns)[number]

const optional: readonly InstructorColumn[] = ['active']

export const instructorTable = { columns: instructorColumns, optional, longest: 500 } as const

/** Bytes. */
export const largestInstructorFile = 128 * 1024

/** What is wrong with a line. */
export const lineProblems = [
  'NAME_REQUIRED',
  'TOO_LONG',
  'CHARACTERS_INVALID',
  'LOOKS_LIKE_NATIONAL_ID',
  'ACTIVE_INVALID',
  'REPEATED',
  'NAME_AMBIGUOUS',
] as const
export type LineProblem = { readonly line: number; readonly problem: (typeof lineProblems)[number] }

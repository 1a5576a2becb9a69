/* The columns and limits of a file with members of staff, for the browser and the server. */

/** In the order in which they are exported; a file that is imported may have them in any. */
export const staffColumns = ['email', 'roles'] as const
export type StaffColumn = (typeof staffColumns)[number]

export const staffTable = { columns: staffColumns, longest: 200 } as const

/** Bytes. */
export const largestStaffFile = 64 * 1024

/** What is wrong with a line. */
export const lineProblems = [
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'LOOKS_LIKE_NATIONAL_ID',
  'ROLE_REQUIRED',
  'ROLE_UNKNOWN',
  'REPEATED',
  'OWN_CASE',
] as const
export type LineProblem = { readonly line: number; readonly problem: (typeof lineProblems)[number] }

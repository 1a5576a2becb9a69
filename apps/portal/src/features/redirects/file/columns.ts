/* The columns and limits of a file with redirects, for the browser and the server. */

/** In the order in which they are exported; a file that is imported may have them in any. */
export const redirectColumns = ['from', 'to'] as const
export type RedirectColumn = (typeof redirectColumns)[number]

/** Lines: as many redirects as there may be. */
export const longestRedirectFile = 5_000

/** Bytes. */
export const largestRedirectFile = 2 * 1024 * 1024

export const redirectTable = { columns: redirectColumns, longest: longestRedirectFile } as const

/** What is wrong with a line. */
export const lineProblems = [
  'OLD_ADDRESS_REQUIRED',
  'OLD_ADDRESS_INVALID',
  'TARGET_REQUIRED',
  'TARGET_INVALID',
  'TOO_LONG',
  'CHARACTERS_INVALID',
  'LOOKS_LIKE_NATIONAL_ID',
  'ADDRESS_IN_USE',
  'REDIRECT_CIRCLE',
  'REPEATED',
] as const
export type LineProblem = { readonly line: number; readonly problem: (typeof lineProblems)[number] }

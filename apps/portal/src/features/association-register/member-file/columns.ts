import type { FileProblem as TableFileProblem } from '#core/table-files/contract.ts'

/* The columns and limits of a file with people to invite, for the browser and the server. */

export const inviteColumns = ['name', 'email', 'role', 'language'] as const
export type InviteColumn = (typeof inviteColumns)[number]

/** A file may leave them out. */
export const optionalInviteColumns: readonly InviteColumn[] = ['role', 'language']

/** Lines: as many open invitations as an association may have. */
export const longestInviteFile = 5_000

/** Bytes. */
export const largestInviteFile = 1024 * 1024

export const inviteTable = {
  columns: inviteColumns,
  optional: optionalInviteColumns,
  longest: longestInviteFile,
} as const

export type FileProblem = TableFileProblem<InviteColumn>

/** What is wrong with a line by itself. */
export const formProblems = [
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'NAME_REQUIRED',
  'NAME_INVALID',
  'TOO_LONG',
  'LOOKS_LIKE_NATIONAL_ID',
  'LANGUAGE_INVALID',
] as const

/** What is wrong with a line beside others, and with the roles of the association. */
export const planProblems = [
  'EMAIL_REPEATED',
  'ROLE_UNKNOWN',
  'ROLE_AMBIGUOUS',
  'ROLE_ABOVE_OWN',
] as const

export const lineProblems = [...formProblems, ...planProblems] as const
export type LineProblem = {
  readonly line: number
  readonly problem: (typeof lineProblems)[number]
}

import type { FileProblem as TableFileProblem } from '#core/table-files/contract.ts'

/* The columns and limits of a file with members, for the browser and the server. */

/** In the order in which they are exported; a file that is imported may have them in any. */
export const memberColumns = [
  'email',
  'firstName',
  'lastName',
  'mobile',
  'birthDate',
  'language',
  'membership',
  'from',
  'to',
  'price',
  'invoicedUntil',
  'externalId',
] as const
export type MemberColumn = (typeof memberColumns)[number]

/** A file may leave them out. */
export const optionalMemberColumns: readonly MemberColumn[] = [
  'mobile',
  'birthDate',
  'language',
  'to',
  'price',
  'invoicedUntil',
  'externalId',
]

/** Lines: so many are imported in one transaction within seconds. */
export const longestMemberFile = 5_000

/** Bytes. */
export const largestMemberFile = 2 * 1024 * 1024

export const memberTable = { columns: memberColumns, longest: longestMemberFile } as const

export type FileProblem = TableFileProblem<MemberColumn>

/** What is wrong with a line by itself. */
export const formProblems = [
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'FIRST_NAME_REQUIRED',
  'LAST_NAME_REQUIRED',
  'TOO_LONG',
  'CHARACTERS_INVALID',
  'LOOKS_LIKE_NATIONAL_ID',
  'PHONE_INVALID',
  'BIRTH_DATE_INVALID',
  'LANGUAGE_INVALID',
  'MEMBERSHIP_REQUIRED',
  'FROM_INVALID',
  'TO_INVALID',
  'TO_BEFORE_FROM',
  'PRICE_INVALID',
  'INVOICED_INVALID',
] as const
export type FormProblem = (typeof formProblems)[number]

/** What is wrong with a line beside others, and what is known here. */
export const planProblems = [
  'PERSON_DIFFERS',
  'REPEATED',
  'EXTERNAL_ID_REPEATED',
  'EXTERNAL_ID_TAKEN',
  'EMAIL_NOT_VERIFIED',
  'TYPE_UNKNOWN',
  'NOT_MONTHLY',
  'OVERLAPS',
  'CHANGED_HERE',
  'OWN_MEMBERSHIP',
] as const

export const lineProblems = [...formProblems, ...planProblems] as const
export type LineProblem = { readonly line: number; readonly problem: (typeof lineProblems)[number] }

/** What a line can change of a membership that is known. */
export const membershipFields = [
  'membership',
  'from',
  'to',
  'price',
  'invoicedUntil',
  'externalId',
] as const
export type MembershipField = (typeof membershipFields)[number]

import type { FileProblem as TableFileProblem } from '#core/table-files/contract.ts'

/* The columns and limits of a file with children, for the browser and the server. */

/** One line for each child and guardian. */
export const childColumns = [
  'childNumber',
  'childFirstName',
  'childLastName',
  'birthDate',
  'kindergarten',
  'department',
  'from',
  'to',
  'percent',
  'guardianNumber',
  'guardianFirstName',
  'guardianLastName',
  'email',
  'phone',
  'address',
  'restricted',
  'responsibility',
] as const
export type ChildColumn = (typeof childColumns)[number]

/** A file may leave them out. */
export const optionalChildColumns: readonly ChildColumn[] = [
  'to',
  'percent',
  'email',
  'phone',
  'address',
  'restricted',
]

/** Lines: so many are imported in one transaction within seconds. */
export const longestChildFile = 3_000

/** Bytes. */
export const largestChildFile = 2 * 1024 * 1024

export const childTable = { columns: childColumns, longest: longestChildFile } as const

export type FileProblem = TableFileProblem<ChildColumn>

/** What is wrong with a line by itself. */
export const formProblems = [
  'CHILD_NUMBER_INVALID',
  'CHILD_NAME_REQUIRED',
  'BIRTH_DATE_INVALID',
  'DEPARTMENT_REQUIRED',
  'FROM_INVALID',
  'TO_INVALID',
  'TO_BEFORE_FROM',
  'PERCENT_INVALID',
  'GUARDIAN_NUMBER_INVALID',
  'GUARDIAN_NAME_REQUIRED',
  'EMAIL_INVALID',
  'RESTRICTED_INVALID',
  'RESPONSIBILITY_INVALID',
  'TOO_LONG',
  'LOOKS_LIKE_NATIONAL_ID',
  'SAME_NUMBER',
] as const
export type FormProblem = (typeof formProblems)[number]

/** What is wrong with a line beside others, and what is known here. */
export const planProblems = [
  'CHILD_DIFFERS',
  'GUARDIAN_DIFFERS',
  'REPEATED',
  'DEPARTMENT_UNKNOWN',
  'DEPARTMENT_CLOSED',
  'PLACES_OVERLAP',
  'OWN_CHILD',
] as const

export const lineProblems = [...formProblems, ...planProblems] as const
export type LineProblem = { readonly line: number; readonly problem: (typeof lineProblems)[number] }

/** What the preview says of a line. */
export const lineNotes = [
  'child-new',
  'child-changed',
  'child-back',
  'place-new',
  'place-changed',
  'place-moved',
  'guardian-new',
  'guardian-changed',
  'restricted-set',
  'restricted-stays',
  'staff-stays',
  'access-waits',
  'access-lost',
  'without-responsibility',
  'responsibility-new',
  'stays-blocked',
  'maybe-blocked',
  'number-changed',
] as const
export type LineNote = (typeof lineNotes)[number]

/** Whether a child with another number is the one that is here: answered by who imports. */
export const numberAnswers = ['same', 'other'] as const
export type NumberAnswer = (typeof numberAnswers)[number]

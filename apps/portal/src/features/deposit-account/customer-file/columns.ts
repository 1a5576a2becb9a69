/* The columns and limits of a file with deposit customers, for the browser and the server. */

/** In the order in which they are exported; a file that is imported may have them in any. */
export const customerColumns = [
  'source',
  'externalId',
  'email',
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
  'institution',
  'studyProgram',
  'start',
  'semesters',
  'degree',
  'amount',
  'paidOn',
  'language',
] as const
export type CustomerColumn = (typeof customerColumns)[number]

/** Lines: so many are imported, or undone, in one transaction within seconds. */
export const longestCustomerFile = 1_000

/** Characters of the name of the previous system. */
export const longestSource = 60

/** Bytes. */
export const largestCustomerFile = 1024 * 1024

export const customerTable = {
  columns: customerColumns,
  /** Semesters or a degree, as the institution asks for. */
  optional: ['semesters', 'degree', 'language'],
  longest: longestCustomerFile,
} as const satisfies {
  columns: readonly CustomerColumn[]
  optional: readonly CustomerColumn[]
  longest: number
}

/** What is wrong with a line by itself. */
const formProblems = [
  'LOOKS_LIKE_NATIONAL_ID',
  'SOURCE_INVALID',
  'EXTERNAL_ID_INVALID',
  'EMAIL_INVALID',
  'FIRST_NAME_REQUIRED',
  'LAST_NAME_REQUIRED',
  'NAME_UNWRITABLE',
  'BIRTH_DATE_INVALID',
  'NATIONALITY_INVALID',
  'INSTITUTION_UNKNOWN',
  'STUDY_PROGRAM_INVALID',
  'START_INVALID',
  'SEMESTERS_INVALID',
  'DEGREE_INVALID',
  'AMOUNT_INVALID',
  'PAID_ON_INVALID',
  'LANGUAGE_INVALID',
] as const
export type FormProblem = (typeof formProblems)[number]

/** What is wrong with a line beside others, and what is known here. */
const planProblems = [
  'PERSON_REPEATED',
  'EXTERNAL_ID_REPEATED',
  'EMAIL_NOT_VERIFIED',
  'OWN_ACCOUNT',
  'HAS_APPLICATION',
  'AMOUNT_DIFFERS',
  'VALUES_DIFFER',
] as const

export const lineProblems = [...formProblems, ...planProblems] as const
export type Problem = (typeof lineProblems)[number]
export type LineProblem = { readonly line: number; readonly problem: Problem }

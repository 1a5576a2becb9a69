import { type Locale, locales } from '#platform/i18n/localized.ts'

/* The columns and limits of a file with institutions, for the browser and the server. */

const nameColumns = locales.map((locale) => `name_${locale}` as const)

/** In the order in which they are exported; a file that is imported may have them in any. */
export const institutionColumns = [
  'code',
  ...nameColumns,
  'campus',
  'dbh',
  'depositForm',
  'active',
] as const
export type InstitutionColumn = (typeof institutionColumns)[number]

export const nameColumn = (locale: Locale): InstitutionColumn => `name_${locale}`

/** Lines. */
export const longestInstitutionFile = 1_000

/** Bytes. */
export const largestInstitutionFile = 512 * 1024

export const institutionTable = {
  columns: institutionColumns,
  longest: longestInstitutionFile,
} as const

/** What is wrong with a line. */
export const lineProblems = [
  'CODE_REQUIRED',
  'CODE_INVALID',
  'NAME_REQUIRED',
  'TOO_LONG',
  'CHARACTERS_INVALID',
  'LOOKS_LIKE_NATIONAL_ID',
  'CAMPUS_UNKNOWN',
  'DBH_INVALID',
  'DBH_EXISTS',
  'FORM_REQUIRED',
  'ACTIVE_INVALID',
  'INSTITUTION_EXISTS',
  'REPEATED',
] as const
export type LineProblem = { readonly line: number; readonly problem: (typeof lineProblems)[number] }

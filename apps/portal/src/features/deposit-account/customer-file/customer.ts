import type { Locale } from '@trivsel/content-contract/locales'
import type { AppliedStudy } from '../model/amounts.ts'

/** A customer of the previous system, as a line of a file names them. */
export type Customer = AppliedStudy & {
  /** The previous system. */
  readonly source: string
  /** Of the customer, in the previous system. */
  readonly externalId: string
  /** In lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string
  readonly institution: string
  readonly studySubject: string
  /** The year in which it begins. */
  readonly academicYear: number
  readonly amountOre: number
  /** When all of it was there. */
  readonly paidOn: string
  readonly language: Locale
}

export type CustomerLine = { readonly line: number; readonly customer: Customer }

/** Equal for two that say the same of a person and their studies. */
export const factsOf = (
  one: Omit<Customer, 'source' | 'externalId' | 'amountOre' | 'paidOn' | 'language'>,
) =>
  JSON.stringify([
    one.email,
    one.firstName,
    one.lastName,
    one.birthDate,
    one.nationality,
    one.institution,
    one.depositForm,
    one.studySubject,
    one.degree,
    one.semesters,
    one.semesterStart,
    one.academicYear,
  ])

import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { depositForms } from '#core/studies/deposit-forms.ts'
import { semesterStarts, studyDegrees } from '../model/application-form.ts'

const text = z.string()

/** A customer of the previous system, as a line of a file names them. */
export const Customer = z.strictObject({
  /** The previous system. */
  source: text,
  /** Of the customer, in the previous system. */
  externalId: text,
  /** In lower case. */
  email: text,
  firstName: text,
  lastName: text,
  birthDate: z.iso.date(),
  /** ISO 3166-1 alpha-2. */
  nationality: text,
  institution: text,
  depositForm: z.enum(depositForms),
  studySubject: text,
  degree: z.enum(studyDegrees).nullable(),
  semesters: z.int(),
  semesterStart: z.enum(semesterStarts),
  academicYear: z.int(),
  amountOre: z.int().positive(),
  paidOn: z.iso.date(),
  language: z.enum(locales),
})
export type Customer = z.infer<typeof Customer>

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

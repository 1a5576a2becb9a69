import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import type { Attended } from '../course/attended.ts'
import type { Confirmed } from '../deposit/confirmed.ts'
import type { CheckedKind } from './contract.ts'

/** What letters of each kind say. */
export type Letters = { 'deposit-confirmation': Confirmed; 'course-certificate': Attended }

const date = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** What a confirmation letter says, as it is kept and as it is shown to who checks it. */
export const ConfirmedLetter = z.strictObject({
  fullName: z.string(),
  birthDate: date,
  citizenship: z.string(),
  institution: z.string(),
  semesters: z.array(z.string()),
  amountOre: z.number().int(),
  receivedOn: date,
  accountHolder: z.string(),
  writtenOn: date,
})

/** What a certificate of a course says. */
export const CertificateLetter = z.strictObject({
  holder: z.string(),
  course: localized(z.string()),
  teacher: z.string().nullable(),
  dates: z.array(date),
  datesTotal: z.number().int(),
  issuer: z.string(),
  writtenOn: date,
})

const schemas: { readonly [Kind in CheckedKind]: z.ZodType<Letters[Kind]> } = {
  'deposit-confirmation': ConfirmedLetter,
  'course-certificate': CertificateLetter,
}

/** @throws what was kept is no letter of that kind */
export const readLetter = <Kind extends CheckedKind>(kind: Kind, kept: unknown): Letters[Kind] =>
  schemas[kind].parse(kept)

import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { toIsoDate } from '#core/profile/birth-date.ts'
import { ProfileForm } from '#core/profile/profile-form.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { isCallingCode } from '#platform/countries/countries.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import { maxOre } from '../model/membership-type.ts'
import { type FormProblem, formProblems, type MemberColumn } from './columns.ts'

/** A line of a file with members, with its values as the portal has them. */
export type MemberLine = {
  readonly line: number
  readonly person: {
    /** In lower case. */
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly phone: { readonly countryCode: string; readonly subscriberNumber: string }
    /** Empty when it is not there. */
    readonly birthDate: string
    readonly language: Locale
  }
  readonly membership: {
    readonly code: string
    readonly from: string
    /** Null where the type says when it ends, or it is open. */
    readonly to: string | null
    /** Null for the price of the type. */
    readonly priceOre: number | null
    readonly invoicedUntil: string | null
    readonly externalId: string | null
  }
}

const { firstName, lastName, phone, birthDate, language } = ProfileForm.shape
const Person = z.object({ email: EmailAddress, firstName, lastName, phone, birthDate, language })

const longestExternalId = 100

/** The values of a line, or the first thing that is wrong with it. */
export function readMemberLine({
  line,
  cells,
}: FileLine<MemberColumn>): MemberLine | { line: number; problem: FormProblem } {
  const refuse = (problem: FormProblem) => ({ line, problem })
  if (Object.values(cells).some(hasNationalId)) return refuse('LOOKS_LIKE_NATIONAL_ID')
  const { data: person, error } = Person.safeParse({
    ...cells,
    phone: readPhone(cells.mobile),
    language: cells.language.toLowerCase() || defaultLocale,
  })
  if (!person) return refuse(toProblem(error.issues[0]))
  const from = toIsoDate(cells.from)
  const to = toIsoDate(cells.to) || null
  const invoicedUntil = toIsoDate(cells.invoicedUntil) || null
  const priceOre = cells.price === '' ? null : parseKroner(cells.price, maxOre)
  if (cells.membership === '') return refuse('MEMBERSHIP_REQUIRED')
  if (!isDate(from)) return refuse('FROM_INVALID')
  if (to !== null && !isDate(to)) return refuse('TO_INVALID')
  if (to !== null && to < from) return refuse('TO_BEFORE_FROM')
  if (cells.price !== '' && priceOre === null) return refuse('PRICE_INVALID')
  if (invoicedUntil !== null && !isDate(invoicedUntil)) return refuse('INVOICED_INVALID')
  if (cells.externalId.length > longestExternalId) return refuse('TOO_LONG')
  return {
    line,
    person: { ...person, email: person.email.toLowerCase() },
    membership: {
      code: cells.membership.toUpperCase(),
      from,
      to,
      priceOre,
      invoicedUntil,
      externalId: cells.externalId || null,
    },
  }
}

/** Without the code of a country it is Norwegian. */
function readPhone(text: string): { countryCode: string; subscriberNumber: string } {
  if (text === '') return { countryCode: '', subscriberNumber: '' }
  const number = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (!number.startsWith('+')) return { countryCode: '+47', subscriberNumber: number }
  const lengths = [5, 4, 3, 2]
  const length = lengths.find((one) => isCallingCode(number.slice(0, one))) ?? 1
  return { countryCode: number.slice(0, length), subscriberNumber: number.slice(length) }
}

function toProblem(issue: { message: string; path: PropertyKey[] } | undefined): FormProblem {
  const known = formProblems.find((one) => one === issue?.message)
  if (known) return known
  const [field] = issue?.path ?? []
  if (field === 'phone') return 'PHONE_INVALID'
  if (field === 'birthDate') return 'BIRTH_DATE_INVALID'
  return field === 'language' ? 'LANGUAGE_INVALID' : 'CHARACTERS_INVALID'
}

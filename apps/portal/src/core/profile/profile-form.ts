import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { institutionCodePattern } from '#core/studies/institution-code.ts'
import {
  findCountry,
  findCountryByNorwegianName,
  isCallingCode,
} from '#platform/countries/countries.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { semesterPattern } from '#platform/time/semester.ts'
import { isBirthDate, isNoDay, toIsoDate } from './birth-date.ts'

/** The longest number there is, with its country's code (ITU-T E.164). */
const maxPhoneDigits = 15

/**
 * What a line of a name or an address is written with: letters of any script, numbers, punctuation,
 * and the joiners that Persian and Indic names need. No markup, emoji, line ends or direction marks.
 */
const characters = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Zs}´`+°]|\u200c|\u200d)*$/u

/** A national id typed into the wrong field must not be stored unencrypted. */
const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')

const line = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, { error: 'TOO_LONG', abort: true }),
      z.regex(characters, { error: 'CHARACTERS_INVALID', abort: true }),
      noNationalId,
    )

const name = (required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(100, { error: 'TOO_LONG', abort: true }),
      z.regex(characters, { error: 'CHARACTERS_INVALID', abort: true }),
      noNationalId,
    )

/** Empty, or one of a set. */
const choice = (isOne: (value: string) => boolean, error: string) =>
  z.string().check(
    z.maxLength(100, { error, abort: true }),
    z.refine((value) => value === '' || isOne(value), error),
  )

const Address = z
  .object({
    line1: line(100),
    line2: line(100),
    line3: line(100),
    zipCode: line(12),
    city: line(60),
    countryCode: choice((code) => findCountry(code) !== undefined, 'COUNTRY_INVALID'),
  })
  .check(
    z.refine(({ zipCode, countryCode }) => isZipCode(zipCode, countryCode), {
      error: 'ZIP_CODE_INVALID',
      path: ['zipCode'],
    }),
  )

const Phone = z
  .object({
    countryCode: choice(isCallingCode, 'CALLING_CODE_REQUIRED'),
    subscriberNumber: z.string().check(
      z.maxLength(30, { error: 'PHONE_INVALID', abort: true }),
      z.overwrite((text) => text.replace(/[\s().-]/g, '')),
      z.regex(/^(\d{4,14})?$/, 'PHONE_INVALID'),
    ),
  })
  .check(
    z.refine(({ countryCode, subscriberNumber }) => !subscriberNumber || countryCode !== '', {
      error: 'CALLING_CODE_REQUIRED',
      path: ['countryCode'],
    }),
    z.refine(({ countryCode, subscriberNumber }) => isPhoneNumber(countryCode, subscriberNumber), {
      error: 'PHONE_INVALID',
      path: ['subscriberNumber'],
    }),
  )

/**
 * The user profile (specification, section 3). Empty fields are empty strings. The messages are
 * codes; their texts are in the catalogue.
 */
export const ProfileForm = z.object({
  firstName: name('FIRST_NAME_REQUIRED'),
  lastName: name('LAST_NAME_REQUIRED'),
  birthDate: z.string().check(
    z.maxLength(30, { error: 'BIRTH_DATE_INVALID', abort: true }),
    z.overwrite(toIsoDate),
    z.refine((date) => !isNoDay(date), { error: 'BIRTH_DATE_NO_SUCH_DAY', abort: true }),
    z.refine(
      (date) => date === '' || isBirthDate(date, osloDate(new Date())),
      'BIRTH_DATE_INVALID',
    ),
  ),
  /** The Norwegian name of the country. */
  nationality: choice(
    (country) => findCountryByNorwegianName(country) !== undefined,
    'COUNTRY_INVALID',
  ),
  address: Address,
  phone: Phone,
  /** Its code; the server knows which can be chosen. */
  institution: choice((code) => institutionCodePattern.test(code), 'INSTITUTION_INVALID'),
  tuitionFeeCode: choice((code) => semesterPattern.test(code), 'SEMESTER_INVALID'),
  language: z.enum(locales),
})
export type ProfileForm = z.infer<typeof ProfileForm>

/**
 * `PUT /api/frontend/user/details`. `revision` is that of the details that were read, and `id` their
 * owner: another person may have logged in in another window.
 */
export const SaveProfile = z.extend(ProfileForm, {
  id: z.string().check(z.maxLength(100)),
  revision: z.int().check(z.nonnegative(), z.lt(2 ** 31 - 1)),
})
export type SaveProfile = z.infer<typeof SaveProfile>

/** `PUT /api/frontend/user/details/national-id`. */
export const NationalIdForm = z.object({ number: z.string().check(z.maxLength(100)) })
export type NationalIdForm = z.infer<typeof NationalIdForm>

/** Four digits in Norway: an outdated table of codes would refuse new ones. */
function isZipCode(zipCode: string, countryCode: string): boolean {
  if (zipCode === '') return true
  return (countryCode === 'NO' ? /^\d{4}$/ : /^[A-Z0-9 -]+$/i).test(zipCode)
}

/** Norwegian numbers have eight digits. */
function isPhoneNumber(countryCode: string, subscriberNumber: string): boolean {
  if (subscriberNumber === '') return true
  if (countryCode === '+47') return subscriberNumber.length === 8
  return countryCode.length - 1 + subscriberNumber.length <= maxPhoneDigits
}

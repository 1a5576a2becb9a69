import { isModulo11 } from '#platform/modulo-11.ts'
import { isDate } from '#platform/time/date.ts'

/** Norwegian national ids: the specification's check as the gate, doubts as questions (decisions, Identity). */

/** Eleven digits without spaces and dots; `null` for other text. */
export function normaliseNationalId(text: string): string | null {
  const digits = text.replace(/[\s.]/g, '')
  return /^\d{11}$/.test(digits) ? digits : null
}

/**
 * The gate: eleven digits whose last one is right (modulo 11). Numbers of every kind pass it:
 * D-numbers, synthetic ones, and those given out from 2032.
 */
export function isNationalId(text: string): boolean {
  const digits = normaliseNationalId(text)
  return digits !== null && isModulo11(digits)
}

/** Eleven digits without a digit before or after them, also in groups. */
const elevenDigits = /(?<!\d)(?=((?:\d[\s.-]?){10}\d)(?!\d))/g

/**
 * Whether a text contains a national id, or an account number, which passes the same check. Fields
 * that are shown unmasked refuse such text, and with it one in eleven other numbers of that length.
 */
export function hasNationalId(text: string): boolean {
  return [...text.matchAll(elevenDigits)].some(([, digits = '']) =>
    isNationalId(digits.replaceAll('-', '')),
  )
}

export type NationalIdDoubt = 'NOT_A_DATE' | 'OTHER_BIRTH_DATE'

/**
 * Why a number that passes the check is doubtful, such as a bank account number. The person is asked
 * to confirm it; it is never refused.
 * @param birthDate of the profile, `YYYY-MM-DD`
 */
export function doubtNationalId(text: string, birthDate: string | null): NationalIdDoubt | null {
  const digits = normaliseNationalId(text)
  if (!digits) return null
  const day = without(Number(digits.slice(0, 2)), [40])
  const month = without(Number(digits.slice(2, 4)), [80, 65, 40])
  const year = digits.slice(4, 6)
  if (!isDayOfSomeYear(day, month, year)) return 'NOT_A_DATE'
  if (!birthDate) return null
  const written = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return birthDate.slice(2) === written ? null : 'OTHER_BIRTH_DATE'
}

/**
 * Numbers that replace a birth number add to its day (D-numbers, 40) or month (synthetic 80,
 * health services 65, help numbers and NAV 40).
 */
function without(value: number, additions: number[]): number {
  return value - (additions.find((addition) => value > addition) ?? 0)
}

/** A two-digit year may be in two centuries; one of them must have the day. */
function isDayOfSomeYear(day: number, month: number, year: string): boolean {
  return ['19', '20'].some((century) =>
    isDate(`${century}${year}-${twoDigits(month)}-${twoDigits(day)}`),
  )
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Masks all but the last two digits. */
export function maskNationalId(digits: string): string {
  return `•••••••••${digits.slice(-2)}`
}

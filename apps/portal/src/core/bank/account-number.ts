import { isModulo11 } from '#platform/modulo-11.ts'

/** Removes the spaces and dots that people write for readability. */
const plain = (text: string) => text.replace(/[\s.]/g, '').toUpperCase()

/**
 * The eleven digits of a Norwegian account as people write it, `1234.56.78903`, or of its IBAN.
 * @returns null for an invalid number; eleven zeros pass the check digit, but no bank issues them
 */
export function normaliseAccountNumber(text: string): string | null {
  const written = plain(text)
  const digits = /^NO\d{13}$/.test(written) ? written.slice(4) : written
  if (/^0+$/.test(digits)) return null
  return isModulo11(digits) && (digits === written || isIban(written)) ? digits : null
}

/** Shown by default; the full number is only shown on request. */
export const maskAccountNumber = (digits: string) => `•••••••••${digits.slice(-2)}`

/** The IBAN of a Norwegian account of eleven digits (ISO 13616: remainder of 97). */
export function toIban(digits: string): string {
  const check = 98 - remainderOf(`${digits}NO00`)
  return `NO${String(check).padStart(2, '0')}${digits}`
}

/** Whether it is a valid IBAN of any country. */
export function isIban(text: string): boolean {
  const iban = plain(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false
  return remainderOf(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** Whether a file names our account: by its IBAN, or by the eleven digits of a Norwegian one. */
export function isSameAccount(text: string, ownIban: string): boolean {
  const [named, own] = [plain(text), plain(ownIban)]
  return named === own || (isModulo11(named) && toIban(named) === own)
}

/** Whether a text about a payee contains our account number, with any spacing. */
export function namesAccount(text: string, ownIban: string): boolean {
  const [written, own] = [plain(text), plain(ownIban)]
  return written.includes(own) || (own.startsWith('NO') && written.includes(own.slice(4)))
}

/** Of 97, with letters as 10 to 35. */
function remainderOf(text: string): number {
  let remainder = 0
  for (const character of text)
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

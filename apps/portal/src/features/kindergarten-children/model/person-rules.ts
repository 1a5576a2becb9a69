import { isEmailAddress } from '@trivsel/content-contract/email-address'
import { isNationalId, normaliseNationalId } from '#core/personal-data/national-id.ts'

/* What a file and the forms of staff require of people alike. */

/** An address has several lines. */
export const longestAddress = 300
const longestEmail = 254

/** @param email as `writeEmailAddress` writes it */
export const canBeMailed = (email: string): boolean =>
  isEmailAddress(email) && email.length <= longestEmail

/** Eleven digits whose last one is right, without spaces and dots; null for other text. */
export function readNumber(text: string): string | null {
  const digits = normaliseNationalId(text)
  return digits && isNationalId(digits) ? digits : null
}

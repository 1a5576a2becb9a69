import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { maxPasswordLength } from './login-form.ts'

/**
 * NIST SP 800-63B, 3.1.1.2, would require 15 for a password without a second factor; ASVS 6.2.1 for
 * 8.
 */
export const minPasswordLength = 10

/** What a mailed link carries: 43 characters of base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, 'LINK_NOT_VALID'))

/** A name in any script; no control characters, none that turn the direction of text, no tags. */
export const personName = (required: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(100, 'TOO_LONG'),
    z.regex(/^[^\p{Cc}\p{Cs}<>\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u, 'NAME_INVALID'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

export const NewPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'PASSWORD_REQUIRED', abort: true }),
    z.minLength(minPasswordLength, 'PASSWORD_TOO_SHORT'),
    z.maxLength(maxPasswordLength, 'TOO_LONG'),
  )

/** What a new account needs, behind the mailed link. */
export const CompleteSignUpForm = z.object({
  token: LinkToken,
  firstName: personName('FIRST_NAME_REQUIRED'),
  lastName: personName('LAST_NAME_REQUIRED'),
  password: NewPassword,
})
export type CompleteSignUpForm = z.infer<typeof CompleteSignUpForm>

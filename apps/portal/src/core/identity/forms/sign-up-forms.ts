import { z } from 'zod/mini'
import { EmailAddress } from '../accounts/email-address.ts'
import { longestPassword } from '../login/login-form.ts'
import { hasNationalId } from '../national-id/national-id.ts'

/** NIST SP 800-63B, 3.1.1.2, for a password that stands alone would ask for 15; ASVS 6.2.1 for 8. */
export const shortestPassword = 10

const Locale = z.enum(['no', 'en'])
/** What a mailed link carries: 43 characters of base64url. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/, 'LINK_NOT_VALID'))

/** A name in any script; no control characters, none that turn the direction of text, no tags. */
const name = (required: string) =>
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
    z.minLength(shortestPassword, 'PASSWORD_TOO_SHORT'),
    z.maxLength(longestPassword, 'TOO_LONG'),
  )

const CurrentPassword = z
  .string()
  .check(z.minLength(1, 'PASSWORD_REQUIRED'), z.maxLength(longestPassword, 'PASSWORD_REQUIRED'))

/** First step of sign-up. The national id is for those who have one and want to give it. */
export const SignUpForm = z.object({
  email: EmailAddress,
  nationalId: z.optional(z.string().check(z.maxLength(30, 'NATIONAL_ID_INVALID'))),
  /** Where the person was on the way to: the mailed link leads on to there. */
  callback: z.optional(z.string().check(z.maxLength(2_000))),
  locale: Locale,
})
export type SignUpForm = z.infer<typeof SignUpForm>

/** Second step, behind the mailed link. */
export const CompleteSignUpForm = z.object({
  token: Token,
  firstName: name('FIRST_NAME_REQUIRED'),
  lastName: name('LAST_NAME_REQUIRED'),
  password: NewPassword,
})
export type CompleteSignUpForm = z.infer<typeof CompleteSignUpForm>

export const ForgotPasswordForm = z.object({ email: EmailAddress, locale: Locale })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

/** `locale`: the language of the notice that follows. */
export const ResetPasswordForm = z.object({ token: Token, password: NewPassword, locale: Locale })
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

export const ChangePasswordForm = z.object({
  currentPassword: CurrentPassword,
  password: NewPassword,
  locale: Locale,
})
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>

export const ChangeEmailForm = z.object({
  email: EmailAddress,
  currentPassword: CurrentPassword,
  locale: Locale,
})
export type ChangeEmailForm = z.infer<typeof ChangeEmailForm>

export const ConfirmEmailForm = z.object({ token: Token, locale: Locale })
export type ConfirmEmailForm = z.infer<typeof ConfirmEmailForm>

export const LinkCheck = z.object({
  purpose: z.enum(['sign-up', 'reset-password', 'change-email']),
  token: Token,
})
export type LinkCheck = z.infer<typeof LinkCheck>

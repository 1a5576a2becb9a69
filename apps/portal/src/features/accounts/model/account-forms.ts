import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { maxPasswordLength } from '#core/accounts/forms/login-form.ts'
import { CompleteSignUpForm, LinkToken, NewPassword } from '#core/accounts/forms/sign-up-forms.ts'

const Locale = z.enum(locales)

const CurrentPassword = z
  .string()
  .check(z.minLength(1, 'PASSWORD_REQUIRED'), z.maxLength(maxPasswordLength, 'PASSWORD_REQUIRED'))

/** First step of sign-up. The national id is for those who have one and want to give it. */
export const SignUpForm = z.object({
  email: EmailAddress,
  nationalId: z.optional(z.string().check(z.maxLength(30, 'NATIONAL_ID_INVALID'))),
  /** Where the person was on the way to: the mailed link leads on to there. */
  callback: z.optional(z.string().check(z.maxLength(2_000))),
  locale: Locale,
})
export type SignUpForm = z.infer<typeof SignUpForm>

/** Last step of sign-up. `locale`: the language in which the new account is written to. */
export const FinishSignUpForm = z.extend(CompleteSignUpForm, { locale: Locale })
export type FinishSignUpForm = z.infer<typeof FinishSignUpForm>

export const ForgotPasswordForm = z.object({ email: EmailAddress, locale: Locale })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

/** `locale`: the language of the notice that follows. */
export const ResetPasswordForm = z.object({
  token: LinkToken,
  password: NewPassword,
  locale: Locale,
})
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

export const ConfirmEmailForm = z.object({ token: LinkToken, locale: Locale })
export type ConfirmEmailForm = z.infer<typeof ConfirmEmailForm>

export const LinkCheck = z.object({
  purpose: z.enum(['sign-up', 'reset-password', 'change-email']),
  token: LinkToken,
})
export type LinkCheck = z.infer<typeof LinkCheck>

import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { CompleteSignUpForm, LinkToken } from '#core/accounts/forms/sign-up-forms.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { CodeForm } from '#core/staff-area/staff-forms.ts'

const Locale = z.enum(locales)

const Roles = z
  .array(z.enum(staffRoles))
  .check(z.minLength(1, 'ROLE_REQUIRED'), z.maxLength(staffRoles.length))

export const InvitationForm = z.strictObject({
  email: EmailAddress,
  roles: Roles,
  locale: Locale,
})
export type InvitationForm = z.infer<typeof InvitationForm>

/** `serverCode`: what the server printed before anybody was of the staff; the second person needs it. */
export const InviteForm = z.extend(InvitationForm, {
  serverCode: z.optional(z.string().check(z.trim(), z.maxLength(40, 'FIRST_CODE_WRONG'))),
})
export type InviteForm = z.infer<typeof InviteForm>

export const RolesForm = z.strictObject({ roles: Roles })

export const InvitationToken = z.strictObject({ token: LinkToken })

/** For invited people without an account: the new account is used for work only. */
export const AcceptInvitationForm = CompleteSignUpForm
export type AcceptInvitationForm = z.infer<typeof AcceptInvitationForm>

/** `locale`: the language of the email about a used recovery code. */
export const EnterForm = z.extend(CodeForm, { locale: z._default(Locale, defaultLocale) })
export type EnterForm = z.infer<typeof EnterForm>

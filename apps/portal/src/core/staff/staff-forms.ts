import { z } from 'zod/mini'
import { EmailAddress } from '#core/identity/accounts/email-address.ts'
import { CompleteSignUpForm } from '#core/identity/forms/sign-up-forms.ts'
import { staffRoles } from './roles.ts'

/** What a mailed link carries: 43 characters of base64url. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/, 'LINK_NOT_VALID'))

const Locale = z.enum(['no', 'en'])

const Roles = z
  .array(z.enum(staffRoles))
  .check(z.minLength(1, 'ROLE_REQUIRED'), z.maxLength(staffRoles.length))

export const InvitationForm = z.strictObject({
  email: EmailAddress,
  roles: Roles,
  locale: Locale,
})
export type InvitationForm = z.infer<typeof InvitationForm>

export const RolesForm = z.strictObject({ roles: Roles })

export const InvitationToken = z.strictObject({ token: Token })

/** For who has no account: it is made for the work alone. */
export const AcceptInvitationForm = CompleteSignUpForm
export type AcceptInvitationForm = z.infer<typeof AcceptInvitationForm>

/** Six digits of the app, or a recovery code; spaces and dashes are for the eye. */
export const CodeForm = z.strictObject({
  code: z.string().check(
    z.maxLength(40, 'CODE_INVALID'),
    z.overwrite((text) => text.replace(/[\s-]/g, '').toLowerCase()),
    z.minLength(1, { error: 'CODE_REQUIRED', abort: true }),
    z.regex(/^(\d{6}|[a-z2-7]{16})$/, 'CODE_INVALID'),
  ),
})

/** `locale`: the language of the notice that follows a recovery code. */
export const EnterForm = z.extend(CodeForm, { locale: z._default(Locale, 'no') })
export type EnterForm = z.infer<typeof EnterForm>

/** Where only the app will do. */
export const AppCodeForm = z.strictObject({
  code: z.string().check(
    z.maxLength(40, 'CODE_INVALID'),
    z.overwrite((text) => text.replace(/[\s-]/g, '')),
    z.minLength(1, { error: 'CODE_REQUIRED', abort: true }),
    z.regex(/^\d{6}$/, 'CODE_INVALID'),
  ),
})

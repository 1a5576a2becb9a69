import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { NewPassword, personName } from '#core/accounts/forms/sign-up-forms.ts'

/** Somebody who can read the log of the server, with the account that they will work with. */
export const FirstAdministratorForm = z.strictObject({
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'FIRST_CODE_REQUIRED', abort: true }),
      z.maxLength(40, 'FIRST_CODE_WRONG'),
    ),
  email: EmailAddress,
  firstName: personName('FIRST_NAME_REQUIRED'),
  lastName: personName('LAST_NAME_REQUIRED'),
  password: NewPassword,
})
export type FirstAdministratorForm = z.infer<typeof FirstAdministratorForm>

/** Whether nobody has ever been of the staff. */
export const FirstStart = z.strictObject({ isOpen: z.boolean() })
export type FirstStart = z.infer<typeof FirstStart>

/** Codes of refusals, with their HTTP statuses. */
export const firstStartRefusals = {
  /** There is a member of staff, or has been. */
  FIRST_START_OVER: 410,
  FIRST_CODE_WRONG: 403,
  /** Another account has the address. */
  EMAIL_HAS_ACCOUNT: 409,
} as const

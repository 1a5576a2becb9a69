import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { longest } from '#core/associations/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'
import { mostNewContacts, mostRoles } from './rules.ts'

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')

const name = z
  .string()
  .check(z.trim(), z.maxLength(longest.person, { error: 'TOO_LONG', abort: true }), noNationalId)

/** Somebody who is to become a contact person; the name may be empty. */
export const InviteForm = z.object({ email: EmailAddress, name })
export type InviteForm = z.infer<typeof InviteForm>

export const longestWhy = 500

/** Why staff do it, for the audit log. */
export const WhyForm = z.object({
  why: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'WHY_REQUIRED', abort: true }),
      z.maxLength(longestWhy, { error: 'TOO_LONG', abort: true }),
      noNationalId,
    ),
})
export type WhyForm = z.infer<typeof WhyForm>

export const AppointForm = z.object({ ...InviteForm.shape, ...WhyForm.shape })
export type AppointForm = z.infer<typeof AppointForm>

/** The token of a mailed link. */
export const LinkForm = z.object({ token: z.string().check(z.maxLength(200)) })
export type LinkForm = z.infer<typeof LinkForm>

export const ShowsNameForm = z.object({ showsName: z.boolean() })
export type ShowsNameForm = z.infer<typeof ShowsNameForm>

const id = z.uuid()

/** Who has a role from the assembly on: somebody of the association, or an address that is invited. */
const Elected = z
  .object({
    roleTypeId: id,
    userId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    email: z.nullable(EmailAddress),
  })
  .check(
    z.refine(({ userId, email }) => (userId === null) !== (email === null), {
      error: 'PERSON_REQUIRED',
      path: ['userId'],
    }),
  )

/** What is sent of an assembly, beside its minutes. */
export const AssemblyForm = z.object({
  heldOn: z.string().check(z.refine(isDate, 'DATE_REQUIRED')),
  roles: z.array(Elected).check(z.maxLength(mostRoles)),
  /** Contact persons who step down. */
  stepDown: z.array(id).check(z.maxLength(50)),
  newContacts: z.array(EmailAddress).check(z.maxLength(mostNewContacts)),
})
export type AssemblyForm = z.infer<typeof AssemblyForm>

/** What the new board accepts; all that waits without ids. */
export const AcceptForm = z.object({
  items: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(200))),
})
export type AcceptForm = z.infer<typeof AcceptForm>

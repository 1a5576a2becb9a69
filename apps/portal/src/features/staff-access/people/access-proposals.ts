import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { staffRoles } from '#core/staff-area/roles.ts'

/** The kinds of proposals for changes of staff access, which a second administrator confirms. */
export const accessProposals = {
  /** An invitation: the payload is an `InvitationForm`. */
  invitation: 'staff-invitation',
  /** New roles of a member of staff. */
  roles: 'staff-roles',
  /** A link for a new authenticator app. */
  factor: 'staff-factor',
} as const

const roles = z.array(z.enum(staffRoles))
/** `before`: the roles at the time of the proposal. */
export const ChangedRoles = z.strictObject({ userId: z.string(), before: roles, roles })
export type ChangedRoles = z.infer<typeof ChangedRoles>

/** `email`: the only address to which the link is sent. */
export const NewFactor = z.strictObject({
  userId: z.string(),
  email: z.string(),
  locale: z.enum(locales),
})
export type NewFactor = z.infer<typeof NewFactor>

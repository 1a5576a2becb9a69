import { z } from 'zod/mini'
import { staffRoles } from '#core/staff-area/roles.ts'

/** Changes of who is of the staff that a second administrator confirms: the kinds of their proposals. */
export const accessProposals = {
  /** Somebody is invited: an `InvitationForm`. */
  invitation: 'staff-invitation',
  /** A member of staff gets roles. */
  roles: 'staff-roles',
  /** A member of staff gets the link for a new authenticator app. */
  factor: 'staff-factor',
} as const

const roles = z.array(z.enum(staffRoles))
/** `before`: as they were seen when it was proposed. */
export const ChangedRoles = z.strictObject({ userId: z.string(), before: roles, roles })
export type ChangedRoles = z.infer<typeof ChangedRoles>

/** `email`: where the link goes, and nowhere else. */
export const NewFactor = z.strictObject({
  userId: z.string(),
  email: z.string(),
  locale: z.enum(['no', 'en']),
})
export type NewFactor = z.infer<typeof NewFactor>

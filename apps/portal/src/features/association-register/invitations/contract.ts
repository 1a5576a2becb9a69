import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { termKinds } from '#core/associations/terms.ts'
import { RoleName } from '../model/contract.ts'

export const OpenInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  language: z.enum(locales),
  role: RoleName.nullable(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Mails that were sent; 0 as long as the first one waits. */
  mails: z.int(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** The newest first; of very many the first ones. */
export const OpenInvitations = z.strictObject({
  items: z.array(OpenInvitation),
  total: z.int(),
})
export type OpenInvitations = z.infer<typeof OpenInvitations>

/** Addresses, whatever is known of them. */
export const InvitedCount = z.strictObject({ invited: z.int() })

/** What somebody invited reads before they answer. */
export const InvitationToAnswer = z.strictObject({
  association: z.strictObject({ name: z.string(), slug: z.string(), purpose: z.string() }),
  role: RoleName.nullable(),
  termKind: z.enum(termKinds),
  feeOre: z.int(),
})
export type InvitationToAnswer = z.infer<typeof InvitationToAnswer>

export const InvitationAccepted = z.strictObject({
  slug: z.string(),
  /** `pays`: the membership begins when the fee is paid. */
  outcome: z.enum(['member', 'pays']),
})
export type InvitationAccepted = z.infer<typeof InvitationAccepted>

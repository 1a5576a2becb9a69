import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import {
  type MailParts,
  mailInvitation,
} from '#core/associations/contacts/invitation-mail.server.ts'
import { addInvitation } from '#core/associations/invitations.server.ts'
import { associationInvitation } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mostOpenInvitations } from './refusals.ts'
import { refuse } from './refuse.server.ts'

type Wanted = {
  readonly associationId: string
  readonly association: string
  readonly email: string
  readonly name: string
  readonly language: Locale
  /** Null for staff. */
  readonly invitedBy: string | null
}

/**
 * Invites an address and mails it, in the transaction that has locked the association.
 * @returns the id of the invitation
 * @throws {Refusal} `ALREADY_INVITED`, `TOO_MANY_INVITATIONS`
 */
export async function inviteContact(
  transaction: Database,
  parts: MailParts,
  wanted: Wanted,
  now: Date,
): Promise<string> {
  const { associationId, association, email, language, invitedBy } = wanted
  if ((await countOpen(transaction, associationId, now)) >= mostOpenInvitations)
    throw refuse('TOO_MANY_INVITATIONS')
  const name = wanted.name === '' ? null : wanted.name
  const invitation = { associationId, kind: 'contact', email, name, language, invitedBy } as const
  const id = await addInvitation(transaction, invitation, now)
  if (id === null) throw refuse('ALREADY_INVITED')
  await mailInvitation(transaction, parts, { id, email, language, association })
  return id
}

/** Invites an address that may have an open invitation, which then stays. */
export async function inviteContactOnce(
  transaction: Database,
  parts: MailParts,
  wanted: Wanted,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const [open] = await transaction
    .select({ id: associationInvitation.id })
    .from(associationInvitation)
    .where(
      and(
        isOpenContactInvitation(wanted.associationId, now),
        eq(associationInvitation.email, wanted.email.toLowerCase()),
      ),
    )
  if (open) return { id: open.id, isNew: false }
  return { id: await inviteContact(transaction, parts, wanted, now), isNew: true }
}

export const isOpenContactInvitation = (associationId: string, now: Date) =>
  and(
    eq(associationInvitation.associationId, associationId),
    eq(associationInvitation.kind, 'contact'),
    isNotNull(associationInvitation.email),
    gt(associationInvitation.expiresAt, now),
  )

const countOpen = (database: Database, associationId: string, now: Date) =>
  database.$count(associationInvitation, isOpenContactInvitation(associationId, now))

import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  applyContactRules,
  lockAssociation,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import { answerInvitation, findOpenInvitation } from '#core/associations/invitations.server.ts'
import { readSignedId } from '#core/associations/links.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { associationContact, associationHistory } from '#core/associations/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyOfChange } from '../model/contact-mails.server.ts'
import { giveRolesOf } from '../model/give-pending-roles.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { releaseContacts } from '../model/release-contacts.server.ts'
import type { ContactParts } from './parts.server.ts'

const open = ({ database, encryption }: ContactParts, token: string, now: Date) => {
  const id = readSignedId(encryption, 'association invitation', token)
  return findOpenInvitation(database, { id, kind: 'contact' }, now)
}

/** @throws {Refusal} `INVITATION_INVALID` */
export async function readInvitation(parts: ContactParts, token: string, now: Date) {
  return { association: (await open(parts, token, now)).associationName }
}

/**
 * The user who has the link becomes a contact person, with any account. Roles that a general
 * assembly gave them begin, and those who stepped down there are released.
 * @throws {Refusal} `INVITATION_INVALID`, `ASSOCIATION_STATE`, `ALREADY_CONTACT`,
 *   `OTHER_ACCOUNT_IS_CONTACT`, `APPOINTED_BY_YOURSELF`
 */
export async function acceptInvitation(
  parts: ContactParts,
  { token, userId }: { readonly token: string; readonly userId: string },
  now: Date,
): Promise<{ associationId: string }> {
  const { database, portalUrl } = parts
  const { id, associationId, associationName } = await open(parts, token, now)
  await database.transaction(async (transaction) => {
    const { state } = await lockAssociation(transaction, associationId)
    if (!meaningOf(state).canBeChanged) throw refuse('ASSOCIATION_STATE')
    await requireNewPerson(transaction, { invitation: id, associationId, userId })
    await answerInvitation(transaction, id, { accepts: true, userId }, now)
    await transaction.insert(associationContact).values({ associationId, userId, startedAt: now })
    const actor = { kind: 'person', userId } as const
    await recordHistory(transaction, {
      associationId,
      action: 'contact-accepted',
      actor,
      subjectId: userId,
    })
    await giveRolesOf(transaction, { invitation: id, associationId, userId }, now)
    const about = { associationId, association: associationName, portalUrl }
    await releaseContacts(transaction, about, now)
    const change = await applyContactRules(transaction, { associationId, actor }, now)
    await notifyOfChange(transaction, { associationId, portalUrl }, change)
  })
  return { associationId }
}

/** @throws {Refusal} `INVITATION_INVALID` */
export async function declineInvitation(
  parts: ContactParts,
  token: string,
  now: Date,
): Promise<void> {
  const { id, associationId } = await open(parts, token, now)
  await parts.database.transaction(async (transaction) => {
    await answerInvitation(transaction, id, { accepts: false }, now)
    await recordHistory(transaction, {
      associationId,
      action: 'contact-invitation-declined',
      actor: { kind: 'person', userId: null },
    })
  })
}

/** One person counts once, with all of their accounts; and staff appoint somebody else. */
async function requireNewPerson(
  transaction: Database,
  wanted: { invitation: string; associationId: string; userId: string },
): Promise<void> {
  const { invitation, associationId, userId } = wanted
  const accounts = await findOwnAccounts(transaction, userId)
  const contacts = await transaction
    .select({ userId: associationContact.userId })
    .from(associationContact)
    .where(
      and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
    )
  const theirs = contacts.filter((contact) => accounts.has(contact.userId))
  if (theirs.some((contact) => contact.userId === userId)) throw refuse('ALREADY_CONTACT')
  if (theirs.length > 0) throw refuse('OTHER_ACCOUNT_IS_CONTACT')
  const appointed = await transaction
    .select({ actorId: associationHistory.actorId })
    .from(associationHistory)
    .where(
      and(
        eq(associationHistory.associationId, associationId),
        eq(associationHistory.action, 'contact-appointed'),
        sql`${associationHistory.details} ->> 'invitation' = ${invitation}`,
      ),
    )
  if (appointed.some(({ actorId }) => actorId !== null && accounts.has(actorId)))
    throw refuse('APPOINTED_BY_YOURSELF')
}

import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { addInvitations as insertInvitations } from '#core/associations/invitations.server.ts'
import { signId } from '#core/associations/links.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import {
  association,
  associationInvitation,
  associationMember,
} from '#core/associations/tables.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { splitBatches } from '#platform/split-batches.ts'
import type { Caller } from './caller.ts'
import { lockAssociation } from './lock-association.server.ts'
import { refuseRegister } from './refuse.server.ts'
import { composeMemberInvitationMail } from './register-mails.server.ts'
import { associationInvitationMail } from './tables.server.ts'

export type InvitationParts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly portalUrl: string
}

/** Mails of one invitation, the first one included. */
export const mostMails = 3

/** Open invitations of one association: nobody has to clear up after more. */
export const mostOpen = 5_000

/** Rows of one statement. */
const batchSize = 1_000

export type Invited = {
  readonly email: string
  readonly name: string | null
  readonly language: Locale
  readonly roleTypeId: string | null
}

/**
 * The association is one that takes members, and no other change of its invitations runs.
 * @throws {Refusal} `ASSOCIATION_STATE`; of `requireRight`
 */
export async function beginInviting(transaction: Database, caller: Caller) {
  const own = await requireRight(transaction, caller, 'members', { isChange: true })
  if (!meaningOf(own.state).takesMembers) throw refuseRegister('ASSOCIATION_STATE')
  await lockAssociation(transaction, caller.associationId)
  return own
}

/**
 * Adds invitations, in the caller's transaction. An address with an open one gets no second: the answer
 * says nothing about any address. The caller writes the mails.
 * @returns the ids of new ones
 * @throws {Refusal} `TOO_MANY_INVITATIONS`
 */
export async function addInvitations(
  transaction: Database,
  { associationId, userId, now }: Caller,
  people: readonly Invited[],
  importId: string | null,
): Promise<string[]> {
  const added = await insertInvitations(
    transaction,
    people.map((person) => ({ ...person, associationId, kind: 'member', invitedBy: userId })),
    now,
  )
  const open = await transaction.$count(
    associationInvitation,
    and(
      eq(associationInvitation.associationId, associationId),
      eq(associationInvitation.kind, 'member'),
      isNotNull(associationInvitation.email),
    ),
  )
  if (open > mostOpen) throw refuseRegister('TOO_MANY_INVITATIONS')
  for (const batch of splitBatches(added, batchSize))
    await transaction
      .insert(associationInvitationMail)
      .values(batch.map((invitationId) => ({ invitationId, importId, mails: 0 })))
  return added
}

/**
 * Enqueues the mails of open invitations and counts them, in one transaction. Somebody who is a member
 * already needs none; nobody learns of that.
 */
export async function mailInvitations(
  transaction: Database,
  { encryption, portalUrl }: Omit<InvitationParts, 'database'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const invitations = await transaction
    .select({
      id: associationInvitation.id,
      email: associationInvitation.email,
      name: associationInvitation.name,
      language: associationInvitation.language,
      association: association.name,
      isMember: sql<boolean>`exists (select from ${associationMember} member
        join ${user} person on person.id = member.user_id
        where person.email = ${associationInvitation.email} and member.state = 'member'
          and member.association_id = ${associationInvitation.associationId})`,
    })
    .from(associationInvitation)
    .innerJoin(association, eq(association.id, associationInvitation.associationId))
    .where(inArray(associationInvitation.id, [...ids]))
  for (const { id, email, isMember, ...invitation } of invitations) {
    if (email === null || isMember) continue
    const token = signId(encryption, 'association invitation', id)
    const mail = composeMemberInvitationMail({ ...invitation, token }, portalUrl)
    await enqueueJob(transaction, sendMail, { to: email, ...mail }, { isBulk: ids.length > 1 })
  }
  await transaction
    .update(associationInvitationMail)
    .set({ mails: sql`${associationInvitationMail.mails} + 1`, lastAt: now })
    .where(inArray(associationInvitationMail.invitationId, [...ids]))
}

/** Writes down how many were invited, not whom. */
export async function recordInvited(
  transaction: Database,
  { associationId, userId }: Caller,
  count: number,
): Promise<void> {
  await recordHistory(transaction, {
    associationId,
    action: 'members-invited',
    actor: { kind: 'board', userId },
    details: { count: String(count) },
  })
}

/**
 * Invites somebody who was a member, at the address of their account.
 * @throws {Refusal} `MEMBER_NOT_FOUND`: no member that has ended; of `beginInviting`
 */
export async function inviteAgain(
  { database, ...parts }: InvitationParts,
  caller: Caller,
  memberId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await beginInviting(transaction, caller)
    const [former] = await transaction
      .select({ userId: user.id, email: user.email, firstName: user.firstName })
      .from(associationMember)
      .innerJoin(user, eq(user.id, associationMember.userId))
      .where(
        and(
          eq(associationMember.id, memberId),
          eq(associationMember.associationId, caller.associationId),
          eq(associationMember.state, 'ended'),
        ),
      )
    if (!former) throw refuseRegister('MEMBER_NOT_FOUND')
    const language = await findLanguage(transaction, former.userId)
    const person = { email: former.email, name: former.firstName, language, roleTypeId: null }
    const added = await addInvitations(transaction, caller, [person], null)
    await mailInvitations(transaction, parts, added, caller.now)
    await recordInvited(transaction, caller, 1)
  })
}

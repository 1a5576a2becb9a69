import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { answerInvitation, type OpenInvitation } from '../invitations.server.ts'
import { recordHistory } from '../record-history.server.ts'
import { refuseAssociation } from '../refuse.server.ts'
import { meaningOf } from '../states.ts'
import {
  association,
  associationMember,
  associationRole,
  associationRoleType,
  associationTerm,
} from '../tables.server.ts'
import { termFrom } from '../terms.ts'

/** Days of a role that came with an invitation: a year, as for one that the board gives. */
const roleDays = 365

/**
 * Somebody accepts an invitation with their account, in the caller's transaction. Nobody approves them:
 * without a fee they are a member at once, and with one they become it when it is paid. Whoever is a
 * member already stays as they are.
 * @returns `pays`: the fee has to be paid first
 * @throws {Refusal} `INVITATION_INVALID`, of two at once for the second; `ASSOCIATION_STATE`
 */
export async function acceptMemberInvitation(
  transaction: Database,
  accepted: { readonly invitation: OpenInvitation; readonly userId: string },
  now: Date,
): Promise<'member' | 'pays'> {
  const { invitation, userId } = accepted
  const { associationId } = invitation
  const [found] = await transaction
    .select()
    .from(association)
    .where(eq(association.id, associationId))
    .for('no key update')
  if (!found) throw refuseAssociation('INVITATION_INVALID')
  if (!meaningOf(found.state).takesMembers) throw refuseAssociation('ASSOCIATION_STATE')
  await answerInvitation(transaction, invitation.id, { accepts: true, userId }, now)
  const outcome = await join(transaction, found, userId, now)
  await giveRole(transaction, { ...invitation, userId }, osloDate(now))
  await recordHistory(transaction, {
    associationId,
    action: 'member-accepted-invitation',
    actor: { kind: 'person', userId },
    subjectId: userId,
  })
  return outcome
}

async function join(
  transaction: Database,
  { id: associationId, feeOre, termKind }: typeof association.$inferSelect,
  userId: string,
  now: Date,
): Promise<'member' | 'pays'> {
  const isThis = and(
    eq(associationMember.associationId, associationId),
    eq(associationMember.userId, userId),
  )
  const [known] = await transaction.select().from(associationMember).where(isThis).for('update')
  if (known?.state === 'member') return 'member'
  const isFree = feeOre === 0
  const values = {
    state: isFree ? 'member' : 'requested',
    joinedBy: 'invitation',
    requestedAt: now,
    ...(isFree && { joinedAt: now }),
    endedAt: null,
    endedBecause: null,
  } as const
  const [member] = await transaction
    .insert(associationMember)
    .values({ associationId, userId, ...values })
    .onConflictDoUpdate({
      target: [associationMember.associationId, associationMember.userId],
      set: { ...values, version: sql`${associationMember.version} + 1` },
    })
    .returning({ id: associationMember.id })
  if (!member) throw new Error('the member was not written')
  if (!isFree) return 'pays'
  // Somebody who comes back on the same day has that term already.
  await transaction
    .insert(associationTerm)
    .values({
      memberId: member.id,
      ...termFrom(termKind, osloDate(now)),
      feeOre: 0,
      paidBy: 'free',
    })
    .onConflictDoNothing()
  return 'member'
}

/** The role for which the board has invited them, if it is still there and not theirs yet. */
async function giveRole(
  transaction: Database,
  { roleTypeId, userId }: { roleTypeId: string | null; userId: string },
  today: string,
): Promise<void> {
  if (roleTypeId === null) return
  const [type] = await transaction
    .select({ id: associationRoleType.id })
    .from(associationRoleType)
    .where(and(eq(associationRoleType.id, roleTypeId), isNull(associationRoleType.removedAt)))
  if (!type) return
  const held = await transaction.$count(
    associationRole,
    and(
      eq(associationRole.roleTypeId, roleTypeId),
      eq(associationRole.userId, userId),
      sql`(${associationRole.endsOn} is null or ${associationRole.endsOn} >= ${today})`,
    ),
  )
  if (held > 0) return
  await transaction
    .insert(associationRole)
    .values({ roleTypeId, userId, startsOn: today, endsOn: addDays(today, roleDays - 1) })
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { answerInvitation, type OpenInvitation } from '../invitations.server.ts'
import { recordHistory } from '../record-history.server.ts'
import { associationRole, associationRoleType } from '../tables.server.ts'
import { joinAssociation } from './join-association.server.ts'

/** Days of a role that came with an invitation: a year, as for one that the board gives. */
const roleDays = 365

/**
 * Somebody accepts an invitation with their account, in the caller's transaction. Nobody approves them:
 * without a fee they are a member at once, with one as soon as it is paid. For a member nothing
 * changes.
 * @returns `pays`: the fee has to be paid first
 * @throws {Refusal} `INVITATION_INVALID`, of two at once for the second; `ASSOCIATION_TAKES_NO_MEMBERS`
 */
export async function acceptMemberInvitation(
  transaction: Database,
  accepted: { readonly invitation: OpenInvitation; readonly userId: string },
  now: Date,
): Promise<'member' | 'pays'> {
  const { invitation, userId } = accepted
  const { associationId } = invitation
  await answerInvitation(transaction, invitation.id, { accepts: true, userId }, now)
  const joined = await joinAssociation(
    transaction,
    { associationId, userId, joinedBy: 'invitation' },
    now,
  )
  await giveRole(transaction, { ...invitation, userId }, osloDate(now))
  await recordHistory(transaction, {
    associationId,
    action: 'member-accepted-invitation',
    actor: { kind: 'person', userId },
    subjectId: userId,
  })
  return joined.is === 'to-pay' ? 'pays' : 'member'
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

import { and, eq } from 'drizzle-orm'
import { findRights, requireRight } from '#core/associations/find-rights.server.ts'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { endMembership } from '#core/associations/members/write-member.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { endRolesOf } from '../model/end-roles-of.server.ts'
import { lockAssociation } from '../model/lock-association.server.ts'
import { mailPerson } from '../model/person-mail.server.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { composeMemberRemovedMail } from '../model/register-mails.server.ts'
import type { RemovalForm } from './forms.ts'

/**
 * Ends a membership. Roles end with it, which needs the right to end them; a contact person stays
 * one, and keeps their roles.
 * @throws {Refusal} `MEMBER_IS_SELF`, `MEMBER_NOT_FOUND`, `MEMBER_ENDED`, `ASSOCIATION_CHANGED`
 */
export async function removeMember(
  { database, portalUrl }: { database: Database; portalUrl: string },
  caller: Caller,
  memberId: string,
  { text, version }: RemovalForm,
): Promise<void> {
  const { associationId, userId, today, now } = caller
  await database.transaction(async (transaction) => {
    const { rights } = await requireRight(transaction, caller, 'members', { isChange: true })
    const { name } = await lockAssociation(transaction, associationId)
    const isThis = and(
      eq(associationMember.id, memberId),
      eq(associationMember.associationId, associationId),
    )
    const [found] = await transaction.select().from(associationMember).where(isThis)
    // A payment in progress takes the same lock: it gives the place before this, or is lost.
    const { member } = found ? await lockMember(transaction, found) : { member: null }
    if (!member) throw refuseRegister('MEMBER_NOT_FOUND')
    if (member.userId === userId) throw refuseRegister('MEMBER_IS_SELF')
    if (member.state === 'ended') throw refuseRegister('MEMBER_ENDED')
    if (member.version !== version) throw refuseRegister('ASSOCIATION_CHANGED')
    const theirs = await findRights(transaction, {
      userId: member.userId,
      associationId,
      today,
    })
    if (theirs && !theirs.isContact) {
      if (!rights.includes('roles')) throw refuseRegister('ASSOCIATION_RIGHT_MISSING')
      await endRolesOf(transaction, { userId: member.userId, associationId, today })
    }
    await endMembership(transaction, memberId, 'removed', now)
    await recordHistory(transaction, {
      associationId,
      action: 'member-removed',
      actor: { kind: 'board', userId },
      subjectId: member.userId,
    })
    await mailPerson(transaction, member.userId, (person) =>
      composeMemberRemovedMail({ ...person, association: name, text }, portalUrl),
    )
  })
}

import { and, eq } from 'drizzle-orm'
import { lockMember as lockPlace } from '#core/associations/members/lock-member.server.ts'
import { endMembership } from '#core/associations/members/write-member.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { Caller } from '../model/caller.ts'
import { endRole } from '../model/end-role.server.ts'
import { endRolesOf } from '../model/end-roles-of.server.ts'
import { giveRole } from '../model/give-role.server.ts'
import { lockAssociation } from '../model/lock-association.server.ts'
import { mailPerson } from '../model/person-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { composeEntryCorrectedMail } from '../model/register-mails.server.ts'
import type { CorrectionForm, StaffRoleForm } from './forms.ts'
import { requireUninvolved } from './require-uninvolved.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

/**
 * Corrects whether somebody is a member, and since when. Who is no member any more has no role there.
 * @throws {Refusal} `MEMBER_NOT_FOUND`, `OWN_CASE`, `ASSOCIATION_CHANGED`, `ROLE_DATES` for a day to come
 */
export async function correctMember(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { caller, memberId, form }: { caller: Caller; memberId: string; form: CorrectionForm },
): Promise<void> {
  const { associationId, today, now } = caller
  const { state, joinedOn, version } = form
  await database.transaction(async (transaction) => {
    const { name } = await lockAssociation(transaction, associationId)
    const { userId } = await findMember(transaction, associationId, memberId)
    // The lock that the payment of a fee takes, too.
    const { member } = await lockPlace(transaction, { associationId, userId })
    if (!member) throw refuseRegister('MEMBER_NOT_FOUND')
    await requireUninvolved(transaction, staff, { associationId, userId })
    if (member.version !== version) throw refuseRegister('ASSOCIATION_CHANGED')
    if (joinedOn > today) throw refuseRegister('ROLE_DATES')
    const before = member.joinedAt && osloDate(member.joinedAt)
    // The same day keeps its time.
    const joinedAt =
      before === joinedOn ? member.joinedAt : toInstant(atWallTime(joinedOn, '12:00'))
    if (state === 'ended') {
      await endRolesOf(transaction, { userId: member.userId, associationId, today })
      if (member.state !== 'ended') await endMembership(transaction, memberId, 'removed', now)
    }
    await transaction
      .update(associationMember)
      .set({
        joinedAt,
        ...(state === 'member' && { state, endedAt: null, endedBecause: null, payBefore: null }),
        version: version + 1,
      })
      .where(eq(associationMember.id, memberId))
    await recordHistory(transaction, {
      associationId,
      action: 'member-corrected',
      actor: { kind: 'staff', userId: staff.userId },
      subjectId: member.userId,
    })
    await recordAction(transaction, staff, {
      action: 'association-member-corrected',
      subject: { kind: 'association-member', id: memberId },
      before: { associationMemberState: member.state, associationMemberSince: before ?? '' },
      after: { associationMemberState: state, associationMemberSince: joinedOn },
    })
    await mailPerson(transaction, member.userId, (person) =>
      composeEntryCorrectedMail(
        { ...person, association: name, isMember: state === 'member' },
        portalUrl,
      ),
    )
  })
}

/** @throws {Refusal} `MEMBER_NOT_FOUND`, `OWN_CASE`; of `giveRole` */
export async function giveRoleByStaff(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { caller, memberId, form }: { caller: Caller; memberId: string; form: StaffRoleForm },
): Promise<void> {
  const { associationId, today } = caller
  await database.transaction(async (transaction) => {
    const { userId } = await lockMember(transaction, associationId, memberId)
    await requireUninvolved(transaction, staff, { associationId, userId })
    const actor = { kind: 'staff', userId: staff.userId } as const
    await giveRole(
      transaction,
      { ...form, associationId, userId },
      { actor, rights: null, today, portalUrl },
    )
    await recordAction(transaction, staff, {
      action: 'association-role-given',
      subject: { kind: 'association-member', id: memberId },
      after: { associationRole: form.roleTypeId, associationRoleUntil: form.endsOn },
    })
  })
}

/** @throws {Refusal} `MEMBER_NOT_FOUND`, `OWN_CASE`, `ROLE_NOT_FOUND`, `ROLE_ENDED` */
export async function endRoleByStaff(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { caller, memberId, roleId }: { caller: Caller; memberId: string; roleId: string },
): Promise<void> {
  const { associationId, today } = caller
  await database.transaction(async (transaction) => {
    const { userId } = await lockMember(transaction, associationId, memberId)
    await requireUninvolved(transaction, staff, { associationId, userId })
    const actor = { kind: 'staff', userId: staff.userId } as const
    const ended = await endRole(transaction, { associationId, roleId }, { actor, today, portalUrl })
    if (ended.userId !== userId) throw refuseRegister('ROLE_NOT_FOUND')
    await recordAction(transaction, staff, {
      action: 'association-role-ended',
      subject: { kind: 'association-member', id: memberId },
      before: { associationRole: roleId },
    })
  })
}

const isMember = (associationId: string, memberId: string) =>
  and(eq(associationMember.id, memberId), eq(associationMember.associationId, associationId))

async function findMember(database: Database, associationId: string, memberId: string) {
  const [member] = await database
    .select()
    .from(associationMember)
    .where(isMember(associationId, memberId))
  if (!member) throw refuseRegister('MEMBER_NOT_FOUND')
  return member
}

async function lockMember(transaction: Database, associationId: string, memberId: string) {
  const [member] = await transaction
    .select()
    .from(associationMember)
    .where(isMember(associationId, memberId))
    .for('update')
  if (!member) throw refuseRegister('MEMBER_NOT_FOUND')
  return member
}

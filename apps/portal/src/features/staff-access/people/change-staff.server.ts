import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { session, user } from '#core/accounts/tables.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { withdrawReplaced } from '#core/proposals/decide-proposal.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import { type StaffActor, staffRefusal } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import {
  staffAccess,
  staffFactor,
  staffMember,
  staffRecoveryCode,
} from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AccessChange } from '../model/contract.ts'
import { lockStaff } from '../model/lock-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { hasSameRoles, needsSecondPerson } from '../model/rules.ts'
import { accessProposals, type ChangedRoles, type NewFactor } from './access-proposals.ts'
import { addInvitation, closeOpenInvitation } from './invite-staff.server.ts'

/**
 * Changes the roles of a member of staff, or proposes it if a second administrator must confirm it. Both
 * replace a waiting proposal for that person.
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), STAFF_NOT_FOUND (404)
 */
export const changeRoles = (
  database: Database,
  staff: StaffActor,
  change: { userId: string; roles: readonly StaffRole[] },
): Promise<AccessChange> =>
  database.transaction((transaction) => giveRoles(transaction, staff, change))

/** `changeRoles` in the caller's transaction. */
export async function giveRoles(
  transaction: Database,
  staff: StaffActor,
  { userId, roles: newRoles }: { userId: string; roles: readonly StaffRole[] },
): Promise<AccessChange> {
  const { roles: before } = await lockOther(transaction, staff, userId)
  const roles = [...new Set(newRoles)]
  if (hasSameRoles(before, roles)) return { isWaiting: false }
  const change = { userId, before, roles }
  const proposal = { kind: accessProposals.roles, subject: userId }
  if (needsSecondPerson(before, roles)) {
    const payload: ChangedRoles = change
    await propose(transaction, staff, { ...proposal, payload, value: roles })
    return { isWaiting: true }
  }
  await withdrawReplaced(transaction, staff, proposal)
  await setRoles(transaction, staff, change)
  return { isWaiting: false }
}

/** The caller holds the lock of `lockStaff`. */
export async function setRoles(
  transaction: Database,
  actor: AuditActor,
  { userId, before, roles }: { userId: string; before: StaffRole[]; roles: StaffRole[] },
): Promise<void> {
  await transaction.update(staffMember).set({ roles }).where(eq(staffMember.userId, userId))
  await recordAction(transaction, actor, {
    action: 'staff-roles-changed',
    subject: { kind: 'staff-member', id: userId },
    before: { roles: before },
    after: { roles },
  })
}

/**
 * Ends the staff access of a person immediately. The account remains.
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), STAFF_NOT_FOUND (404)
 */
export async function endStaff(
  database: Database,
  actor: AuditActor,
  userId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { roles, email } = await lockOther(transaction, actor, userId)
    await transaction
      .update(staffMember)
      .set({ endedAt: sql`now()`, enrolmentUntil: null })
      .where(eq(staffMember.userId, userId))
    await removeFactor(transaction, userId)
    await closeOpenInvitation(transaction, email)
    await recordAction(transaction, actor, {
      action: 'staff-ended',
      subject: { kind: 'staff-member', id: userId },
      before: { roles },
    })
  })
}

/**
 * Removes a lost second factor and every session of the account immediately, and mails a link to set up
 * a new one. Anyone who reads that mailbox can then enter, because a new password comes by email too. For
 * sensitive roles the link therefore waits until a second administrator confirms it.
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), STAFF_NOT_FOUND (404)
 */
export async function resetFactor(
  database: Database,
  actor: AuditActor,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<AccessChange> {
  return database.transaction(async (transaction) => {
    const { roles, email } = await lockOther(transaction, actor, userId)
    await removeFactor(transaction, userId)
    await transaction
      .update(staffMember)
      .set({ enrolmentUntil: null })
      .where(eq(staffMember.userId, userId))
    await transaction.delete(session).where(eq(session.userId, userId))
    await recordAction(transaction, actor, {
      action: 'staff-factor-reset',
      subject: { kind: 'staff-member', id: userId },
    })
    const proposal = { kind: accessProposals.factor, subject: userId }
    if (actor.kind === 'staff' && needsSecondPerson([], roles)) {
      await closeOpenInvitation(transaction, email)
      const payload: NewFactor = { userId, email, locale }
      await propose(transaction, actor, { ...proposal, payload, value: email })
      return { isWaiting: true }
    }
    await withdrawReplaced(transaction, actor, proposal)
    const invitedBy = actor.kind === 'staff' ? actor.userId : null
    const link = { email, roles, locale, isReset: true, invitedBy }
    await addInvitation(transaction, { actor }, link)
    return { isWaiting: false }
  })
}

/** Locks the staff and finds a member who is not the actor. */
async function lockOther(transaction: Database, actor: AuditActor, userId: string) {
  await lockStaff(transaction, actor)
  await requireOtherPerson(transaction, actor, [userId])
  const member = await findMember(transaction, userId)
  if (!member) throw staffRefusal('STAFF_NOT_FOUND')
  return member
}

/** A current member of staff. */
export async function findMember(database: Database, userId: string) {
  const [member] = await database
    .select({
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      email: user.email,
      roles: staffMember.roles,
      hasFactor: sql<boolean>`${staffFactor.confirmedAt} is not null`,
    })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .leftJoin(staffFactor, eq(staffFactor.userId, staffMember.userId))
    .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
  return member
}

async function removeFactor(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(staffFactor).where(eq(staffFactor.userId, userId))
  await transaction.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId))
  await transaction.delete(staffAccess).where(eq(staffAccess.userId, userId))
}

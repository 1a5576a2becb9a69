import { and, eq, isNull, sql } from 'drizzle-orm'
import { session, user } from '#core/accounts/tables.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import {
  staffAccess,
  staffFactor,
  staffMember,
  staffRecoveryCode,
} from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addInvitation, closeOpenInvitation } from './invite-staff.server.ts'
import { lockStaff } from './lock-staff.server.ts'
import { recordAction } from './record-action.server.ts'

/** @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), STAFF_NOT_FOUND (404) */
export async function changeRoles(
  database: Database,
  actor: AuditActor,
  { userId, roles: wanted }: { userId: string; roles: readonly StaffRole[] },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { roles: before } = await lockOther(transaction, actor, userId)
    const roles = [...new Set(wanted)]
    if (isSame(before, roles)) return
    await transaction.update(staffMember).set({ roles }).where(eq(staffMember.userId, userId))
    await recordAction(transaction, actor, {
      action: 'staff-roles-changed',
      subject: { kind: 'staff-member', id: userId },
      before: { roles: before },
      after: { roles },
    })
  })
}

/**
 * Ends somebody's work for the staff. The account stays; what it could do as staff is gone at once.
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
 * Takes a lost second factor away, with every session of the account, and mails a link by which a
 * new one is set up.
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), STAFF_NOT_FOUND (404)
 */
export async function resetFactor(
  database: Database,
  actor: AuditActor,
  { userId, locale }: { userId: string; locale: 'no' | 'en' },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { roles, email } = await lockOther(transaction, actor, userId)
    await removeFactor(transaction, userId)
    await transaction
      .update(staffMember)
      .set({ enrolmentUntil: null })
      .where(eq(staffMember.userId, userId))
    await transaction.delete(session).where(eq(session.userId, userId))
    await addInvitation(transaction, { actor }, { email, roles, locale, isReset: true })
    await recordAction(transaction, actor, {
      action: 'staff-factor-reset',
      subject: { kind: 'staff-member', id: userId },
    })
  })
}

/** Somebody of the staff who is not the actor, behind the lock. */
async function lockOther(transaction: Database, actor: AuditActor, userId: string) {
  await lockStaff(transaction, actor)
  await requireOtherPerson(transaction, actor, [userId])
  const [member] = await transaction
    .select({ roles: staffMember.roles, email: user.email })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
  if (!member) throw staffRefusal('STAFF_NOT_FOUND')
  return member
}

async function removeFactor(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(staffFactor).where(eq(staffFactor.userId, userId))
  await transaction.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId))
  await transaction.delete(staffAccess).where(eq(staffAccess.userId, userId))
}

function isSame(before: readonly StaffRole[], after: readonly StaffRole[]): boolean {
  return before.length === after.length && before.every((role) => after.includes(role))
}

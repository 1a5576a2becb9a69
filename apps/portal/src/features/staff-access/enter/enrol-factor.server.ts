import { describeFactor, makeSecret } from '@trivsel/account-guard/totp'
import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewFactor } from '#core/staff-area/contract.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { openStaffAccess } from '#core/staff-area/staff-access.server.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { recordAction } from '../model/record-action.server.ts'
import { findStaffEmail } from './find-staff-email.server.ts'
import { saveNewRecoveryCodes } from './recovery-codes.server.ts'
import { secretLocation, verifyCode } from './verify-code.server.ts'

type Parts = { database: Database; encryption: FieldEncryption }

/**
 * Starts the enrolment of a second factor. Another call before the first code returns the same
 * secret, so that a reloaded page matches an app that has already scanned it.
 * @throws {Refusal} FORBIDDEN (403), ENROLMENT_CLOSED (403), ALREADY_ENROLLED (409)
 */
export async function startEnrolment(
  { database, encryption }: Parts,
  userId: string,
): Promise<NewFactor> {
  return database.transaction(async (transaction) => {
    await lockEnrolling(transaction, userId)
    await transaction
      .insert(staffFactor)
      .values({ userId, secret: encryption.encrypt(makeSecret(), secretLocation(userId)) })
      .onConflictDoNothing()
    const [factor] = await transaction
      .select({ secret: staffFactor.secret, confirmedAt: staffFactor.confirmedAt })
      .from(staffFactor)
      .where(eq(staffFactor.userId, userId))
    if (!factor || factor.confirmedAt) throw staffRefusal('ALREADY_ENROLLED')
    const secret = encryption.decrypt(factor.secret, secretLocation(userId))
    return describeFactor(secret, {
      issuer: organisationName(defaultLocale),
      account: await findStaffEmail(transaction, userId),
    })
  })
}

/**
 * Confirms the second factor with its first code. From then on a code is required, and this session
 * has access to the staff area.
 * @throws {Refusal} FORBIDDEN, ENROLMENT_CLOSED, WRONG_CODE (403), ALREADY_ENROLLED (409),
 *   TOO_MANY_CODES (429)
 */
export async function confirmEnrolment(
  { database, encryption }: Parts,
  caller: { userId: string; sessionId: string; requestId: string },
  { code, now }: { code: string; now: Date },
): Promise<{ recoveryCodes: string[]; token: string }> {
  const { userId } = caller
  const outcome = await database.transaction(async (transaction) => {
    const { roles } = await lockEnrolling(transaction, userId)
    const verified = await verifyCode(transaction, encryption, { userId, code, now })
    if (!verified.ok) return verified
    if (verified.isConfirmed) throw staffRefusal('ALREADY_ENROLLED')
    await transaction
      .update(staffFactor)
      .set({ confirmedAt: sql`now()` })
      .where(eq(staffFactor.userId, userId))
    await transaction
      .update(staffMember)
      .set({ enrolmentUntil: null })
      .where(eq(staffMember.userId, userId))
    const recoveryCodes = await saveNewRecoveryCodes(transaction, userId)
    const token = await openStaffAccess(transaction, caller)
    await recordAction(
      transaction,
      { kind: 'staff', userId, roles, requestId: caller.requestId },
      { action: 'staff-factor-enrolled', subject: { kind: 'staff-member', id: userId } },
    )
    return { ok: true as const, recoveryCodes, token }
  })
  if (!outcome.ok) throw outcome.refusal
  return outcome
}

/** Locks the member of staff, who must be allowed to set up a second factor. */
async function lockEnrolling(transaction: Database, userId: string) {
  const [member] = await transaction
    .select({
      roles: staffMember.roles,
      isOpen: sql<boolean>`coalesce(${staffMember.enrolmentUntil} > now(), false)`,
    })
    .from(staffMember)
    .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
    .for('update')
  if (!member) throw staffRefusal('FORBIDDEN')
  if (!member.isOpen) throw staffRefusal('ENROLMENT_CLOSED')
  return member
}

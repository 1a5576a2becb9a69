import { and, eq, isNull } from 'drizzle-orm'
import { type StaffActor, staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { endStaffAccess, openStaffAccess } from '#core/staff-area/staff-access.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { EnterForm } from '../model/staff-access-forms.ts'
import { findStaffEmail } from './find-staff-email.server.ts'
import { composeRecoveryCodeMail } from './recovery-code-mail.server.ts'
import { countRecoveryCodes, saveNewRecoveryCodes } from './recovery-codes.server.ts'
import { verifyCode } from './verify-code.server.ts'

type Parts = { database: Database; encryption: FieldEncryption }

/**
 * Opens the staff area for a login session after a code of the app or a recovery code. Its owner is
 * notified of a used recovery code by email.
 * @returns the token for the cookie
 * @throws {Refusal} FORBIDDEN, WRONG_CODE (403), TOO_MANY_CODES (429)
 */
export async function enterStaffArea(
  { database, encryption, portalUrl }: Parts & { portalUrl: string },
  caller: { userId: string; sessionId: string; requestId: string },
  { code, locale, now }: EnterForm & { now: Date },
): Promise<string> {
  const { userId, requestId } = caller
  const outcome = await database.transaction(async (transaction) => {
    const [member] = await transaction
      .select({ roles: staffMember.roles })
      .from(staffMember)
      .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
      .for('share')
    if (!member) throw staffRefusal('FORBIDDEN')
    const verified = await verifyCode(transaction, encryption, { userId, code, now })
    if (!verified.ok) return verified
    // An app without a confirmed first code is not a second factor yet.
    if (!verified.isConfirmed) return { ok: false as const, refusal: staffRefusal('WRONG_CODE') }
    const token = await openStaffAccess(transaction, caller)
    await recordAction(
      transaction,
      { kind: 'staff', userId, roles: member.roles, requestId },
      {
        action: 'staff-access-opened',
        subject: { kind: 'staff-member', id: userId },
        after: { with: verified.method },
      },
    )
    if (verified.method === 'recovery-code') {
      const left = await countRecoveryCodes(transaction, userId)
      const mail = composeRecoveryCodeMail({ portalUrl, locale, left })
      await enqueueJob(transaction, sendMail, {
        to: await findStaffEmail(transaction, userId),
        ...mail,
      })
    }
    return { ok: true as const, token }
  })
  if (!outcome.ok) throw outcome.refusal
  return outcome.token
}

/** Leaving twice is not an error. */
export async function leaveStaffArea(
  database: Database,
  staff: StaffActor,
  access: { sessionId: string; token: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await endStaffAccess(transaction, access))) return
    await recordAction(transaction, staff, {
      action: 'staff-access-ended',
      subject: { kind: 'staff-member', id: staff.userId },
    })
  })
}

/**
 * Replaces the recovery codes by ten new ones. It requires a code of the app, because an unattended
 * open session must not be enough.
 * @throws {Refusal} WRONG_CODE (403), TOO_MANY_CODES (429)
 */
export async function renewRecoveryCodes(
  { database, encryption }: Parts,
  staff: StaffActor,
  { code, now }: { code: string; now: Date },
): Promise<string[]> {
  const { userId } = staff
  const outcome = await database.transaction(async (transaction) => {
    const verified = await verifyCode(transaction, encryption, { userId, code, now })
    if (!verified.ok) return verified
    const recoveryCodes = await saveNewRecoveryCodes(transaction, userId)
    await recordAction(transaction, staff, {
      action: 'staff-recovery-codes-renewed',
      subject: { kind: 'staff-member', id: userId },
    })
    return { ok: true as const, recoveryCodes }
  })
  if (!outcome.ok) throw outcome.refusal
  return outcome.recoveryCodes
}

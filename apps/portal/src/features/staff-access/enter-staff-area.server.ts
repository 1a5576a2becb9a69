import { and, eq, isNull } from 'drizzle-orm'
import { type StaffActor, staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { endStaffAccess, openStaffAccess } from '#core/staff-area/staff-access.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { emailOf } from './email-of.server.ts'
import { recordAction } from './record-action.server.ts'
import { composeRecoveryCodeMail } from './recovery-code-mail.server.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.server.ts'
import type { EnterForm } from './staff-access-forms.ts'
import { takeCode } from './take-code.server.ts'

type Parts = { database: Database; encryption: FieldEncryption }

/**
 * Lets a login session into the staff area for a code of the app, or a recovery code, which its
 * owner is told of by mail.
 * @returns the token for the cookie
 * @throws {Refusal} FORBIDDEN, WRONG_CODE (403), TOO_MANY_CODES (429)
 */
export async function enterStaffArea(
  { database, encryption, portalUrl }: Parts & { portalUrl: string },
  asker: { userId: string; sessionId: string; requestId: string },
  { code, locale, now }: EnterForm & { now: Date },
): Promise<string> {
  const { userId, requestId } = asker
  const outcome = await database.transaction(async (transaction) => {
    const [member] = await transaction
      .select({ roles: staffMember.roles })
      .from(staffMember)
      .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
      .for('share')
    if (!member) throw staffRefusal('FORBIDDEN')
    const taken = await takeCode(transaction, encryption, { userId, code, now })
    if (!taken.ok) return taken
    // An app that never gave its first code is no second factor yet.
    if (!taken.isConfirmed) return { ok: false as const, refusal: staffRefusal('WRONG_CODE') }
    const token = await openStaffAccess(transaction, asker)
    await recordAction(
      transaction,
      { kind: 'staff', userId, roles: member.roles, requestId },
      {
        action: 'staff-access-opened',
        subject: { kind: 'staff-member', id: userId },
        after: { with: taken.method },
      },
    )
    if (taken.method === 'recovery-code') {
      const left = await countRecoveryCodes(transaction, userId)
      const mail = composeRecoveryCodeMail({ portalUrl, locale, left })
      await enqueueJob(transaction, sendMail, { to: await emailOf(transaction, userId), ...mail })
    }
    return { ok: true as const, token }
  })
  if (!outcome.ok) throw outcome.refusal
  return outcome.token
}

/** Leaving twice is no error. */
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
 * Ten new recovery codes in the place of the old ones. The app is asked again: an open laptop must
 * not be enough.
 * @throws {Refusal} WRONG_CODE (403), TOO_MANY_CODES (429)
 */
export async function replaceRecoveryCodes(
  { database, encryption }: Parts,
  staff: StaffActor,
  { code, now }: { code: string; now: Date },
): Promise<string[]> {
  const { userId } = staff
  const outcome = await database.transaction(async (transaction) => {
    const taken = await takeCode(transaction, encryption, { userId, code, now })
    if (!taken.ok) return taken
    const recoveryCodes = await renewRecoveryCodes(transaction, userId)
    await recordAction(transaction, staff, {
      action: 'staff-recovery-codes-renewed',
      subject: { kind: 'staff-member', id: userId },
    })
    return { ok: true as const, recoveryCodes }
  })
  if (!outcome.ok) throw outcome.refusal
  return outcome.recoveryCodes
}

import { findStep } from '@trivsel/account-guard/totp'
import { eq, sql } from 'drizzle-orm'
import { staffRefusals } from '#core/staff-area/contract.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { codeAttempts, codeWindowMinutes } from '#core/staff-area/rules.ts'
import { staffFactor } from '#core/staff-area/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { consumeRecoveryCode } from './recovery-codes.server.ts'

/** A refusal is returned and not thrown, because the caller commits the counted attempt first. */
export type CodeOutcome =
  | { ok: true; method: 'app' | 'recovery-code'; isConfirmed: boolean }
  | { ok: false; refusal: Refusal }

export const secretLocation = (userId: string) => ({
  table: 'staff_factor',
  column: 'secret',
  row: userId,
})

/**
 * Verifies a code and marks it as used, in the transaction of what it permits. The row lock serializes
 * concurrent attempts, so that a code is never accepted twice and every attempt is counted.
 */
export async function verifyCode(
  transaction: Database,
  encryption: Pick<FieldEncryption, 'decrypt'>,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<CodeOutcome> {
  const window = sql`make_interval(mins => ${codeWindowMinutes})`
  const isWindowOver = sql`${staffFactor.attemptsSince} <= now() - ${window}`
  const [factor] = await transaction
    .update(staffFactor)
    .set({
      attempts: sql`case when ${isWindowOver} then 1 else ${staffFactor.attempts} + 1 end`,
      attemptsSince: sql`case when ${isWindowOver} then now() else ${staffFactor.attemptsSince} end`,
    })
    .where(eq(staffFactor.userId, userId))
    .returning({
      secret: staffFactor.secret,
      confirmedAt: staffFactor.confirmedAt,
      lastStep: staffFactor.lastStep,
      attempts: staffFactor.attempts,
      seconds: sql<number>`ceil(extract(epoch from ${staffFactor.attemptsSince} + ${window} - now()))::int`,
    })
  if (!factor) return { ok: false, refusal: staffRefusal('WRONG_CODE') }
  if (factor.attempts > codeAttempts)
    return { ok: false, refusal: refuseTooManyCodes(factor.seconds) }

  const isConfirmed = factor.confirmedAt !== null
  if (code.length !== 6) {
    const isValid = isConfirmed && (await consumeRecoveryCode(transaction, { userId, code }))
    if (!isValid) return { ok: false, refusal: staffRefusal('WRONG_CODE') }
    await resetAttempts(transaction, userId, factor.lastStep)
    return { ok: true, method: 'recovery-code', isConfirmed }
  }
  const secret = encryption.decrypt(factor.secret, secretLocation(userId))
  const step = findStep(secret, code, { now, lastStep: factor.lastStep })
  if (step === null) return { ok: false, refusal: staffRefusal('WRONG_CODE') }
  await resetAttempts(transaction, userId, step)
  return { ok: true, method: 'app', isConfirmed }
}

async function resetAttempts(transaction: Database, userId: string, lastStep: number | null) {
  await transaction
    .update(staffFactor)
    .set({ attempts: 0, lastStep })
    .where(eq(staffFactor.userId, userId))
}

function refuseTooManyCodes(seconds: number): Refusal {
  const headers = { 'retry-after': String(Math.max(1, seconds)) }
  return new Refusal('TOO_MANY_CODES', staffRefusals.TOO_MANY_CODES, { headers })
}

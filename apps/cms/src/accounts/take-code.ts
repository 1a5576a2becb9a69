import { sql } from '@payloadcms/db-postgres'
import type { AttemptLimits } from '@trivsel/account-guard/attempt-limit'
import { findStep } from '@trivsel/account-guard/totp'
import type { Payload } from 'payload'
import { RequestRefusal } from '../requests/request-refusal.ts'
import { countAttempt, forgiveAttempt } from './attempt-limit.ts'
import { decryptFactor } from './factor-encryption.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** For one editor, from all addresses: a person who tries a code has the password or the mailbox. */
export const codeLimits: AttemptLimits = {
  purpose: 'code',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 5,
  perAddress: Number.POSITIVE_INFINITY,
}

/**
 * Uses a code of the app up, or a recovery code. Nothing of it is undone when what it permits fails.
 * @param needs `confirmed`: an app that never gave its first code is no second factor yet
 * @throws {RequestRefusal} WRONG_CODE (403), TOO_MANY_ATTEMPTS (429)
 */
export async function takeCode(
  payload: Payload,
  given: { editorId: number; code: string; now: Date; needs: 'confirmed' | 'unconfirmed' },
): Promise<'app' | 'recovery-code'> {
  const { editorId, now, needs } = given
  const account = String(editorId)
  const attempt = await countAttempt(payload, codeLimits, { account, address: 'anywhere' })
  const code = given.code.replace(/[\s-]/g, '').toLowerCase()
  const isOfApp = /^\d{6}$/.test(code)
  const isGood = isOfApp
    ? await spendAppCode(payload, { editorId, code, now, needs })
    : needs === 'confirmed' && (await spendRecoveryCode(payload.db.drizzle, editorId, code))
  if (!isGood) throw new RequestRefusal('WRONG_CODE', 403)
  await forgiveAttempt(payload, codeLimits, attempt)
  return isOfApp ? 'app' : 'recovery-code'
}

/** Of many who use one code at once, one succeeds. */
async function spendAppCode(
  { db }: Payload,
  { editorId, code, now, needs }: { editorId: number; code: string; now: Date; needs: string },
): Promise<boolean> {
  const isConfirmed = needs === 'confirmed'
  const { rows } = await db.drizzle.execute<{ secret: string; lastStep: string | null }>(sql`
    select secret, last_step as "lastStep" from cms.editor_factors
    where editor_id = ${editorId} and (confirmed_at is not null) = ${isConfirmed}`)
  const [factor] = rows
  if (!factor) return false
  const lastStep = factor.lastStep === null ? null : Number(factor.lastStep)
  const step = findStep(decryptFactor(factor.secret, editorId), code, { now, lastStep })
  if (step === null) return false
  const spent = await db.drizzle.execute(sql`
    update cms.editor_factors set last_step = ${step}
    where editor_id = ${editorId} and (last_step is null or last_step < ${step})
    returning editor_id`)
  return spent.rows.length === 1
}

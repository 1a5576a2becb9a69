import type { CollectionBeforeLoginHook } from 'payload'
import { environment } from '../environment.ts'
import { RequestRefusal } from '../requests/request-refusal.ts'
import { mailRecoveryCodeUsed } from './editor-mails.ts'
import { hasFactor } from './second-factor.ts'
import { takeCode } from './take-code.ts'

/**
 * Payload calls this wherever it begins a session, after the password: without a code none begins,
 * so there is no half-open session to guard.
 * @throws {RequestRefusal} SECOND_FACTOR_MISSING, SECOND_FACTOR_REQUIRED, WRONG_CODE (403),
 *   TOO_MANY_ATTEMPTS (429)
 */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!environment.secondFactor) return
  const editorId = Number(user.id)
  if (!(await hasFactor(req.payload.db.drizzle, editorId)))
    throw new RequestRefusal('SECOND_FACTOR_MISSING', 403)
  const code = (req.data as { code?: unknown } | undefined)?.code
  if (typeof code !== 'string' || code.trim() === '')
    throw new RequestRefusal('SECOND_FACTOR_REQUIRED', 403)
  const method = await takeCode(req.payload, {
    editorId,
    code,
    now: new Date(),
    needs: 'confirmed',
  })
  if (method === 'recovery-code')
    await mailRecoveryCodeUsed(req.payload, { to: String(user.email), language: req.i18n.language })
}

import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { environment } from '../environment.ts'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import { RequestRefusal } from '../requests/request-refusal.ts'
import { checkPassword } from './check-password.ts'
import { consumeLink, findLinked } from './editor-link.ts'
import { confirmFactor, hasFactor } from './second-factor.ts'
import { takeCode } from './take-code.ts'

/**
 * A new password, and for who has none a second factor. Ends every session of the editor and begins
 * none: the owner of the link still needs a code to log in.
 * @returns recovery codes for a new second factor, else `null`
 * @throws {RequestRefusal} LINK_NOT_VALID (410), WRONG_CODE (403), TOO_MANY_ATTEMPTS (429)
 * @throws {ValidationError} the password is too short
 */
export async function resetPassword(
  req: PayloadRequest,
  form: { token: string; password: string; code?: string | undefined },
): Promise<string[] | null> {
  const { payload } = req
  const { token, password, code = '' } = form
  checkPassword(password, req)
  const { id: editorId } = await findLinked(payload.db.drizzle, token)
  const isNew = environment.secondFactor && !(await hasFactor(payload.db.drizzle, editorId))
  // Before the transaction: a code is consumed, and a wrong one counted, even if the transaction fails.
  if (isNew) await takeCode(payload, { editorId, code, now: new Date(), needs: 'unconfirmed' })
  await initTransaction(req)
  try {
    const database = await transactionDatabase(req)
    const { id } = await consumeLink(database, token)
    if (id !== editorId) throw new RequestRefusal('LINK_NOT_VALID', 410)
    await payload.update({ collection: 'editors', id, data: { password }, req })
    await database.execute(sql`delete from cms.editors_sessions where _parent_id = ${id}`)
    const recoveryCodes = isNew ? await confirmFactor(database, id) : null
    await commitTransaction(req)
    return recoveryCodes
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

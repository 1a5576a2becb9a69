import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { IssuedToken } from './form-token.server.ts'
import { refuseForm } from './refuse-form.server.ts'
import { usedFormToken } from './tables.server.ts'

/**
 * Spends a token, in the transaction of what came with it: one of many concurrent requests
 * succeeds.
 * @param contentHash of what came, in hexadecimal
 * @throws {Refusal} `TOKEN_ACTIVE`; a caller who got no answer the first time, and sends the same
 *   again, learns that it was received
 */
export async function spendToken(
  transaction: Database,
  token: IssuedToken,
  contentHash: string,
): Promise<void> {
  const [used] = await transaction
    .insert(usedFormToken)
    .values({ ...token, contentHash })
    .onConflictDoNothing()
    .returning({ id: usedFormToken.id })
  if (!used) await refuseUsed(transaction, token, contentHash)
}

/** @throws {Refusal} as `spendToken`, and spends nothing */
export async function refuseUsed(
  database: Database,
  { id }: IssuedToken,
  contentHash: string,
): Promise<void> {
  const [used] = await database
    .select({ contentHash: usedFormToken.contentHash })
    .from(usedFormToken)
    .where(eq(usedFormToken.id, id))
  if (used) throw refuseForm('TOKEN_ACTIVE', { isReceived: used.contentHash === contentHash })
}

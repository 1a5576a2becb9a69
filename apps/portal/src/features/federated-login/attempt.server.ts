import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { attemptLifeMinutes } from './rules.ts'
import { federatedAttempt } from './tables.server.ts'
import { hashOf, newToken } from './token.server.ts'

export type FederatedAttempt = { callback: string; userId: string | null }

/** @returns the token for the cookie */
export async function beginAttempt(
  database: Database,
  { callback, userId }: FederatedAttempt,
): Promise<string> {
  const token = newToken()
  await database.insert(federatedAttempt).values({
    tokenHash: hashOf(token),
    callback,
    userId,
    expiresAt: sql`now() + make_interval(mins => ${attemptLifeMinutes})`,
  })
  return token
}

/** Uses the attempt up. @returns `null` when it is unknown, used or too old */
export async function takeAttempt(
  database: Database,
  token: string,
): Promise<FederatedAttempt | null> {
  const [taken] = await database
    .delete(federatedAttempt)
    .where(
      and(
        eq(federatedAttempt.tokenHash, hashOf(token)),
        gt(federatedAttempt.expiresAt, sql`now()`),
      ),
    )
    .returning({ callback: federatedAttempt.callback, userId: federatedAttempt.userId })
  return taken ?? null
}

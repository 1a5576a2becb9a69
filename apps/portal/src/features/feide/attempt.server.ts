import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { attemptLifeMinutes } from './rules.ts'
import { feideAttempt } from './tables.server.ts'
import { hashOf, newToken } from './token.server.ts'

export type FeideAttempt = { callback: string; userId: string | null }

/** @returns the token for the cookie */
export async function beginAttempt(
  database: Database,
  { callback, userId }: FeideAttempt,
): Promise<string> {
  const token = newToken()
  await database.insert(feideAttempt).values({
    tokenHash: hashOf(token),
    callback,
    userId,
    expiresAt: sql`now() + make_interval(mins => ${attemptLifeMinutes})`,
  })
  return token
}

/** Uses the attempt up. @returns `null` when it is unknown, used or too old */
export async function takeAttempt(database: Database, token: string): Promise<FeideAttempt | null> {
  const [taken] = await database
    .delete(feideAttempt)
    .where(and(eq(feideAttempt.tokenHash, hashOf(token)), gt(feideAttempt.expiresAt, sql`now()`)))
    .returning({ callback: feideAttempt.callback, userId: feideAttempt.userId })
  return taken ?? null
}

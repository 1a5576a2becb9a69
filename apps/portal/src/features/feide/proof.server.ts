import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { FeideProof } from './contract.ts'
import type { FeideIdentity } from './provider.server.ts'
import { proofLifeMinutes } from './rules.ts'
import { feideProof } from './tables.server.ts'
import { hashOf, newToken } from './token.server.ts'

/**
 * Keeps that somebody has shown a Feide account to be theirs.
 * @param userId the only one who may use it; `null`: whoever has the cookie and is logged in
 * @returns the token for the cookie
 */
export async function keepProof(
  database: Database,
  identity: FeideIdentity,
  userId: string | null,
): Promise<string> {
  const token = newToken()
  await database.insert(feideProof).values({
    tokenHash: hashOf(token),
    ...identity,
    userId,
    expiresAt: sql`now() + make_interval(mins => ${proofLifeMinutes})`,
  })
  return token
}

/** @param userId who asks; `null`: a visitor */
export async function findProof(
  database: Database,
  token: string | undefined,
  userId: string | null,
): Promise<FeideProof | null> {
  if (!token) return null
  const [found] = await database
    .select({
      id: feideProof.tokenHash,
      name: feideProof.name,
      institution: feideProof.institution,
    })
    .from(feideProof)
    .where(usableBy(token, userId))
  return found ?? null
}

/** Uses the proof up, in the transaction of what it permits. Of many at once, one gets it. */
export async function takeProof(
  transaction: Database,
  token: string,
  userId: string,
): Promise<{ subject: string } | null> {
  const [taken] = await transaction
    .delete(feideProof)
    .where(usableBy(token, userId))
    .returning({ subject: feideProof.subject })
  return taken ?? null
}

export async function forgetProof(database: Database, token: string): Promise<void> {
  await database.delete(feideProof).where(eq(feideProof.tokenHash, hashOf(token)))
}

function usableBy(token: string, userId: string | null): SQL | undefined {
  const isOwn = userId === null ? undefined : eq(feideProof.userId, userId)
  return and(
    eq(feideProof.tokenHash, hashOf(token)),
    gt(feideProof.expiresAt, sql`now()`),
    or(isNull(feideProof.userId), isOwn),
  )
}

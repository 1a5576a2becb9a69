import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { FederatedProof } from './contract.ts'
import type { ProviderId } from './providers.ts'
import type { Identity } from './read-identity.ts'
import { proofLifeMinutes } from './rules.ts'
import { federatedProof } from './tables.server.ts'
import { hashOf, newToken } from './token.server.ts'

type ProofParts = { database: Database; encryption: FieldEncryption; provider: ProviderId }

const place = (tokenHash: string) => ({
  table: 'federated_proof',
  column: 'national_id',
  row: tokenHash,
})

/**
 * Stores that a person has proven an account at a provider to be theirs.
 * @param userId the only one who may use it; `null`: any logged-in user with the cookie
 * @returns the token for the cookie
 */
export async function keepProof(
  { database, encryption, provider }: ProofParts,
  { nationalId, ...identity }: Identity,
  userId: string | null,
): Promise<string> {
  const token = newToken()
  const tokenHash = hashOf(token)
  await database.insert(federatedProof).values({
    tokenHash,
    provider,
    ...identity,
    nationalId: nationalId && encryption.encrypt(nationalId, place(tokenHash)),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${proofLifeMinutes})`,
  })
  return token
}

/** @param userId who asks; `null`: a visitor */
export async function findProof(
  { database, provider }: Omit<ProofParts, 'encryption'>,
  token: string | undefined,
  userId: string | null,
): Promise<FederatedProof | null> {
  if (!token) return null
  const [found] = await database
    .select({
      id: federatedProof.tokenHash,
      name: federatedProof.name,
      institution: federatedProof.institution,
    })
    .from(federatedProof)
    .where(usableBy(provider, token, userId))
  return found ?? null
}

/** Uses the proof up, in the transaction of what it permits. Of many at once, one gets it. */
export async function takeProof(
  { database: transaction, encryption, provider }: ProofParts,
  token: string,
  userId: string,
): Promise<Pick<Identity, 'subject' | 'nationalId'> | null> {
  const [taken] = await transaction
    .delete(federatedProof)
    .where(usableBy(provider, token, userId))
    .returning({ subject: federatedProof.subject, nationalId: federatedProof.nationalId })
  if (!taken) return null
  const { subject, nationalId } = taken
  const number = nationalId && encryption.decrypt(nationalId, place(hashOf(token)))
  return { subject, nationalId: number }
}

export async function forgetProof(database: Database, token: string): Promise<void> {
  await database.delete(federatedProof).where(eq(federatedProof.tokenHash, hashOf(token)))
}

function usableBy(provider: ProviderId, token: string, userId: string | null): SQL | undefined {
  const isOwn = userId === null ? undefined : eq(federatedProof.userId, userId)
  return and(
    eq(federatedProof.provider, provider),
    eq(federatedProof.tokenHash, hashOf(token)),
    gt(federatedProof.expiresAt, sql`now()`),
    or(isNull(federatedProof.userId), isOwn),
  )
}

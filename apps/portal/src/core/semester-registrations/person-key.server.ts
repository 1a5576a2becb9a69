import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findNationalId, indexNationalId } from '#core/national-id/read-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Keyed hashes of one identifier of a person: of the current key first, then of older ones. */
export type PersonKeys = [string, ...string[]]

export const keysOfNationalId = indexNationalId

export function keysOfEmail(encryption: FieldEncryption, email: string): PersonKeys {
  return encryption.index(email.trim().toLowerCase(), 'semester-fee-email')
}

/** Keyed hashes of a number and an address from the same line. */
export function keysOfPair(
  encryption: FieldEncryption,
  { nationalId, email }: { nationalId: string; email: string },
): PersonKeys {
  return encryption.index(JSON.stringify([nationalId, email]), 'semester-fee-pair')
}

/** Keys of all identifiers of a person, proven or claimed. */
export async function keysClaimedBy(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<string[]> {
  const [found] = await database.select({ email: user.email }).from(user).where(eq(user.id, userId))
  const nationalId = await findNationalId(database, encryption, userId)
  return [
    ...(found ? keysOfEmail(encryption, found.email) : []),
    ...(nationalId ? keysOfNationalId(encryption, nationalId.number) : []),
  ]
}

/**
 * Keys of a person's proven identifiers: email address and national id. Claims find nothing.
 */
export async function keysOfUser(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<string[]> {
  const [found] = await database
    .select({ email: user.email, emailVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  const nationalId = await findNationalId(database, encryption, userId)
  return [
    ...(found?.emailVerified ? keysOfEmail(encryption, found.email) : []),
    ...(nationalId?.proof ? keysOfNationalId(encryption, nationalId.number) : []),
  ]
}

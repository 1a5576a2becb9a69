import { eq } from 'drizzle-orm'
import { user } from '#features/accounts/tables.server.ts'
import { indexNationalId, readNationalId } from '#features/profile/keep-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Keyed hashes of one way to know a person: that of the current key first, then of older ones. */
export type PersonKeys = [string, ...string[]]

export const keysOfNationalId = indexNationalId

export function keysOfEmail(encryption: FieldEncryption, email: string): PersonKeys {
  return encryption.index(email.trim().toLowerCase(), 'semester-fee-email')
}

/**
 * All by which institutions may know a person: the e-mail address, which was proven, and the
 * national id, if they gave one.
 */
export async function keysOfUser(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<string[]> {
  const [found] = await database.select({ email: user.email }).from(user).where(eq(user.id, userId))
  const number = await readNationalId(database, encryption, userId)
  return [
    ...(found ? keysOfEmail(encryption, found.email) : []),
    ...(number ? keysOfNationalId(encryption, number) : []),
  ]
}

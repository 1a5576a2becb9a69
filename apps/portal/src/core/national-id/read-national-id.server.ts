import { eq } from 'drizzle-orm'
import type { NationalIdProof } from '#core/personal-data/national-id-proof.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { nationalId } from './tables.server.ts'

/** A stored national id. `proof` is null for a claim, which gives no rights. */
export type FoundNationalId = {
  readonly number: string
  readonly proof: { readonly by: NationalIdProof; readonly at: Date } | null
}

/** Keyed hashes of a national id: that of the current key first, then of older ones. */
export type NationalIdHashes = [string, ...string[]]

/** The location for which a person's number is encrypted. */
export const nationalIdLocation = (userId: string) => ({
  table: 'national_id',
  column: 'number',
  row: userId,
})

export function indexNationalId(encryption: FieldEncryption, digits: string): NationalIdHashes {
  return encryption.index(digits, 'national-id')
}

/** The whole number. Callers that show it must write the access log (`revealNationalId`). */
export async function findNationalId(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<FoundNationalId | null> {
  const [found] = await database.select().from(nationalId).where(eq(nationalId.userId, userId))
  if (!found) return null
  const { provenBy: by, provenAt: at } = found
  return {
    number: encryption.decrypt(found.number, nationalIdLocation(userId)),
    proof: by && at ? { by, at } : null,
  }
}

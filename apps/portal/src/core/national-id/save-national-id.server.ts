import { eq, isNull, sql } from 'drizzle-orm'
import { normaliseNationalId } from '#core/personal-data/national-id.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockNationalIds } from './prove-national-id.server.ts'
import { indexNationalId, nationalIdLocation } from './read-national-id.server.ts'
import { nationalId } from './tables.server.ts'

/**
 * Saves the national id that a person has entered as a claim and replaces an earlier one, regardless
 * of other accounts that claim or have proven the number.
 * @returns false if the account has another number that is proven
 */
export async function saveNationalId(
  database: Database,
  encryption: FieldEncryption,
  { userId, number }: { userId: string; number: string },
): Promise<boolean> {
  const digits = normaliseNationalId(number)
  if (!digits) throw new Error('A national id has eleven digits')
  const hashes = indexNationalId(encryption, digits)
  const row = {
    number: encryption.encrypt(digits, nationalIdLocation(userId)),
    numberIndex: hashes[0],
  }
  return database.transaction(async (transaction) => {
    // Locks the number before rows, as `proveNationalId` does.
    await lockNationalIds(transaction, [hashes])
    const saved = await transaction
      .insert(nationalId)
      .values({ userId, ...row })
      .onConflictDoUpdate({
        target: nationalId.userId,
        set: { ...row, savedAt: sql`now()` },
        setWhere: isNull(nationalId.provenAt),
      })
      .returning({ userId: nationalId.userId })
    return saved.length > 0 || isOwn(transaction, userId, hashes)
  })
}

async function isOwn(database: Database, userId: string, hashes: readonly string[]) {
  const [own] = await database
    .select({ numberIndex: nationalId.numberIndex })
    .from(nationalId)
    .where(eq(nationalId.userId, userId))
  return own !== undefined && hashes.includes(own.numberIndex)
}

/** Removes the national id, proven or not. @returns whether there was one */
export async function removeNationalId(database: Database, userId: string): Promise<boolean> {
  const removed = await database
    .delete(nationalId)
    .where(eq(nationalId.userId, userId))
    .returning({ userId: nationalId.userId })
  return removed.length > 0
}

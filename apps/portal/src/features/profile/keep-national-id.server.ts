import { eq, inArray, sql } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { normaliseNationalId } from './national-id.ts'
import { nationalId } from './tables.server.ts'

const place = (userId: string) => ({ table: 'national_id', column: 'number', row: userId })

/** Keyed hashes by which a national id is found: that of the current key first. */
export function indexNationalId(
  encryption: FieldEncryption,
  digits: string,
): [string, ...string[]] {
  return encryption.index(digits, 'national-id')
}

/**
 * Keeps a person's national id, in the place of an earlier one.
 * @returns whether it was kept; not when another account has the same number
 */
export async function keepNationalId(
  database: Database,
  encryption: FieldEncryption,
  { userId, number }: { userId: string; number: string },
): Promise<boolean> {
  const digits = normaliseNationalId(number)
  if (!digits) throw new Error('A national id has eleven digits')
  const hashes = indexNationalId(encryption, digits)
  const row = { number: encryption.encrypt(digits, place(userId)), numberIndex: hashes[0] }
  return database.transaction(async (transaction) => {
    // Of two accounts that give the same number at once, the second sees the first.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${hashes.at(-1)}, 0))`,
    )
    const holders = await transaction
      .select({ userId: nationalId.userId })
      .from(nationalId)
      .where(inArray(nationalId.numberIndex, hashes))
    if (holders.some((holder) => holder.userId !== userId)) return false
    await transaction
      .insert(nationalId)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: nationalId.userId, set: { ...row, keptAt: sql`now()` } })
    return true
  })
}

/** The whole number; whoever shows it to somebody notes who looked and why. */
export async function readNationalId(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ number: nationalId.number })
    .from(nationalId)
    .where(eq(nationalId.userId, userId))
  return found ? encryption.decrypt(found.number, place(userId)) : null
}

/** @returns whether there was one */
export async function removeNationalId(database: Database, userId: string): Promise<boolean> {
  const removed = await database
    .delete(nationalId)
    .where(eq(nationalId.userId, userId))
    .returning({ userId: nationalId.userId })
  return removed.length > 0
}

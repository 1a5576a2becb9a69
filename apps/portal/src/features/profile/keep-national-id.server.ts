import { eq, inArray, sql } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { normaliseNationalId } from './national-id.ts'
import { nationalId } from './tables.server.ts'

const indexPurpose = 'national-id'
const place = (userId: string) => ({ table: 'national_id', column: 'number', row: userId })

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
  const hashes = encryption.index(digits, indexPurpose)
  const others = await database
    .select({ userId: nationalId.userId })
    .from(nationalId)
    .where(inArray(nationalId.numberIndex, hashes))
  if (others.some((other) => other.userId !== userId)) return false
  const row = { number: encryption.encrypt(digits, place(userId)), numberIndex: hashes[0] }
  const kept = await database
    .insert(nationalId)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: nationalId.userId, set: { ...row, createdAt: sql`now()` } })
    .returning({ userId: nationalId.userId })
  return kept.length === 1
}

/** The whole number; whoever calls this notes who looked and why. */
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

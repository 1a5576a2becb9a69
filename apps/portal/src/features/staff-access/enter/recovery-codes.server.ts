import { hashRecoveryCode, makeRecoveryCodes } from '@trivsel/account-guard/recovery-codes'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { staffRecoveryCode } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Replaces the recovery codes by ten new ones. @returns the codes; only their hashes are stored */
export async function saveNewRecoveryCodes(
  transaction: Database,
  userId: string,
): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes()
  await transaction.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId))
  await transaction
    .insert(staffRecoveryCode)
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
  return codes
}

/**
 * Marks a recovery code as used.
 * @param code without spaces and dashes, in lower case
 * @returns whether it was an unused code of this person
 */
export async function consumeRecoveryCode(
  transaction: Database,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const used = await transaction
    .update(staffRecoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(staffRecoveryCode.userId, userId),
        eq(staffRecoveryCode.codeHash, hashRecoveryCode(code)),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ userId: staffRecoveryCode.userId })
  return used.length === 1
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [unused] = await database
    .select({ codes: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.userId, userId), isNull(staffRecoveryCode.usedAt)))
  return unused?.codes ?? 0
}

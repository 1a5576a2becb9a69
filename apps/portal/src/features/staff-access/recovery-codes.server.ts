import { randomBytes } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { staffRecoveryCode } from '#core/staff-area/tables.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'

const codesAtOnce = 10
/** 16 characters of base32: too many to guess, so that a plain hash keeps them. */
const codeBytes = 10

/** Makes ten new ones in the place of those that there were. @returns the codes, which only their owner keeps */
export async function renewRecoveryCodes(transaction: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () =>
    base32.encode(Uint8Array.from(randomBytes(codeBytes)), { padding: false }).toLowerCase(),
  )
  await transaction.delete(staffRecoveryCode).where(eq(staffRecoveryCode.userId, userId))
  await transaction
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(code) })))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/** Uses one up. @param code without spaces and dashes, in lower case */
export async function spendRecoveryCode(
  transaction: Database,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const used = await transaction
    .update(staffRecoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(staffRecoveryCode.userId, userId),
        eq(staffRecoveryCode.codeHash, hashToken(code)),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ userId: staffRecoveryCode.userId })
  return used.length === 1
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [left] = await database
    .select({ codes: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.userId, userId), isNull(staffRecoveryCode.usedAt)))
  return left?.codes ?? 0
}

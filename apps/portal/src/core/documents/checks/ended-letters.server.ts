import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { documentCheck, documentCheckContent } from '../tables.server.ts'

/** Whether this transaction has taken the money of a customer's letter, which was valid before. */
export async function hasEndedLetter(
  transaction: Database,
  customerNumber: string,
): Promise<boolean> {
  const ended = await transaction.$count(
    documentCheck,
    and(
      eq(documentCheck.customerNumber, customerNumber),
      eq(documentCheck.revocationReason, 'money-gone'),
      gte(documentCheck.revokedAt, sql`now()`),
    ),
  )
  return ended > 0
}

/**
 * Since when the newest version of a person's letter is no longer valid because the money is no
 * longer there; null while it is valid, and when it ended for another reason.
 */
export async function findEndedLetter(
  database: Database,
  { userId, letter }: { userId: string; letter: string },
): Promise<Date | null> {
  const [newest] = await database
    .select({ revokedAt: documentCheck.revokedAt, because: documentCheck.revocationReason })
    .from(documentCheckContent)
    .innerJoin(documentCheck, eq(documentCheck.id, documentCheckContent.checkId))
    .where(and(eq(documentCheckContent.userId, userId), eq(documentCheck.letter, letter)))
    .orderBy(desc(documentCheck.issuedAt))
    .limit(1)
  return newest?.because === 'money-gone' ? newest.revokedAt : null
}

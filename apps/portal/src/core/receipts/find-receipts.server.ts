import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { receipt } from './tables.server.ts'

type Wanted = {
  readonly subjectKind: string
  readonly subjectIds: readonly string[]
  readonly userId: string
}

/** The payments of receipts that a person has, by subject. */
export async function findOwnReceipts(
  database: Database,
  { subjectKind, subjectIds, userId }: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ subjectId: receipt.subjectId, paymentId: receipt.paymentId })
    .from(receipt)
    .where(
      and(
        eq(receipt.subjectKind, subjectKind),
        inArray(receipt.subjectId, [...subjectIds]),
        eq(receipt.userId, userId),
      ),
    )
  return new Map(rows.map(({ subjectId, paymentId }) => [subjectId, paymentId]))
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * What whoever prepared payouts by hand, or once more, has written as the reason, by the payout's id.
 * The audit log has it alone: that keeps it as long as the books, and unchanged.
 */
export async function findReasons(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({
      id: auditEntry.subjectId,
      reason: sql<string | null>`${auditEntry.after} ->> 'payoutReason'`,
    })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.action, 'payout-prepared'),
        eq(auditEntry.subjectKind, 'payout'),
        inArray(auditEntry.subjectId, [...ids]),
      ),
    )
  return new Map(rows.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason] as const])))
}

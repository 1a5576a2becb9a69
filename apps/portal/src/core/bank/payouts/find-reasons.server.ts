import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * The reasons that staff gave for manual and repeated payouts, by payout id. They are only in the audit
 * log, which is append-only and kept as long as the ledger.
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

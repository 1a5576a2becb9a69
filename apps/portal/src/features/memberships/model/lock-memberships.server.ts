import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Until the transaction ends, nobody else buys or changes a membership of this person. Without it the
 * exclusion constraint on their periods makes two transactions at once wait for each other, and
 * PostgreSQL ends one of them as a deadlock. Taken before any lock on a row.
 */
export async function lockMembershipsOf(transaction: Database, userId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`memberships of ${userId}`}, 0))`,
  )
}

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Serialises purchases and changes of one person’s memberships. Without it the exclusion constraint on
 * the periods can make two transactions wait for each other, and PostgreSQL aborts one as a deadlock.
 * Take it before any row lock.
 */
export async function lockMembershipsOf(transaction: Database, userId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`memberships of ${userId}`}, 0))`,
  )
}

import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { incomingTransfer, payout } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { WaitingMoney } from './contract.ts'

/** How much waits for somebody to say whose it is, and for somebody to release it. */
export async function findWaitingMoney(
  database: Database,
): Promise<Pick<WaitingMoney, 'unmatched' | 'toRelease'>> {
  return {
    unmatched: await sum(database, incomingTransfer, isNull(incomingTransfer.customerNumber)),
    toRelease: await sum(database, payout, eq(payout.state, 'prepared')),
  }
}

async function sum(
  database: Database,
  table: typeof incomingTransfer | typeof payout,
  which: SQL,
): Promise<{ count: number; amountOre: number }> {
  const [found] = await database
    .select({
      count: sql<number>`count(*)::int`,
      amountOre: sql<string>`coalesce(sum(${table.amountOre}), 0)`,
    })
    .from(table)
    .where(which)
  return { count: found?.count ?? 0, amountOre: Number(found?.amountOre ?? 0) }
}

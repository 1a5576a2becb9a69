import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { incomingTransfer, moneyCorrection, transferConflict } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { WaitingMoney } from './contract.ts'

type Of<Part extends keyof WaitingMoney> = Promise<Pick<WaitingMoney, Part>>

/** How many transfers wait to be allocated, confirmed or corrected, and conflicts to be resolved. */
export async function findWaitingTransfers(
  database: Database,
): Of<'unmatched' | 'unconfirmed' | 'transferCorrections' | 'conflicts'> {
  const isThere = isNull(incomingTransfer.reversedAt)
  const unmatched = and(isNull(incomingTransfer.customerNumber), isThere)
  const unconfirmed = and(isNull(incomingTransfer.confirmedAt), isThere)
  return {
    unmatched: await sum(database, incomingTransfer, unmatched),
    unconfirmed: await sum(database, incomingTransfer, unconfirmed),
    transferCorrections: await countCorrections(database, isNull(moneyCorrection.payoutId)),
    conflicts: await database.$count(transferConflict, isNull(transferConflict.resolvedAt)),
  }
}

const countCorrections = (database: Database, which: SQL) =>
  database.$count(moneyCorrection, and(eq(moneyCorrection.state, 'waiting'), which))

async function sum(
  database: Database,
  table: typeof incomingTransfer,
  which: SQL | undefined,
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

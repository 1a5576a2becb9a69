import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { overStates } from '#core/bank/payout-states.ts'
import {
  incomingTransfer,
  moneyCorrection,
  payout,
  transferConflict,
} from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { WaitingMoney } from './contract.ts'

/** How much waits for somebody: to be allocated, confirmed, corrected, resolved, released, paid again. */
export async function findWaitingMoney(
  database: Database,
): Promise<Omit<WaitingMoney, 'hasAccount'>> {
  const isThere = isNull(incomingTransfer.reversedAt)
  const unmatched = and(isNull(incomingTransfer.customerNumber), isThere)
  const unconfirmed = and(isNull(incomingTransfer.confirmedAt), isThere)
  const waiting = (of: SQL) => and(eq(moneyCorrection.state, 'waiting'), of)
  return {
    unmatched: await sum(database, incomingTransfer, unmatched),
    toRelease: await sum(database, payout, eq(payout.state, 'prepared')),
    unconfirmed: await sum(database, incomingTransfer, unconfirmed),
    transferCorrections: await database.$count(
      moneyCorrection,
      waiting(isNull(moneyCorrection.payoutId)),
    ),
    payoutCorrections: await database.$count(
      moneyCorrection,
      waiting(isNull(moneyCorrection.transferId)),
    ),
    conflicts: await database.$count(transferConflict, isNull(transferConflict.resolvedAt)),
    returned: await sum(database, payout, and(eq(payout.state, 'returned'), isNotPaidAgain)),
  }
}

/** What a payout was to pay is not paid or on its way by another attempt (`paidThing`). */
const isNotPaidAgain = sql`not exists (
  select from ${payout} again
  where again.customer_number = ${payout.customerNumber}
    and regexp_replace(again.request_key, '/[0-9]+$', '') =
      regexp_replace(${payout.requestKey}, '/[0-9]+$', '')
    and (again.state <> all(${sql.param(overStates)}::text[])
      or again.state = 'returned' and again.prepared_at > ${payout.preparedAt}))`

async function sum(
  database: Database,
  table: typeof incomingTransfer | typeof payout,
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

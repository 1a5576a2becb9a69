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

/** How many payouts wait to be released or corrected, and how many were returned. */
export async function findWaitingPayouts(
  database: Database,
): Of<'toRelease' | 'payoutCorrections' | 'returned'> {
  return {
    toRelease: await sum(database, payout, eq(payout.state, 'prepared')),
    payoutCorrections: await countCorrections(database, isNull(moneyCorrection.transferId)),
    returned: await sum(database, payout, and(eq(payout.state, 'returned'), isNotPaidAgain)),
  }
}

const countCorrections = (database: Database, which: SQL) =>
  database.$count(moneyCorrection, and(eq(moneyCorrection.state, 'waiting'), which))

/** What a payout was to pay is not paid or on its way by another attempt (`paidThing`). */
const isNotPaidAgain = sql`not exists (
  select from ${payout} again
  where again.owner_kind = ${payout.ownerKind} and again.owner_key = ${payout.ownerKey}
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

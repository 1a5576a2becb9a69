import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { overStates } from '#core/bank/payout-states.ts'
import { moneyCorrection, payout } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { WaitingPayouts } from '../model/contract.ts'

/** How many payouts wait to be released or corrected, and how many were returned. */
export async function findWaitingPayouts(
  database: Database,
): Promise<Pick<WaitingPayouts, 'toRelease' | 'payoutCorrections' | 'returned'>> {
  return {
    toRelease: await sum(database, eq(payout.state, 'prepared')),
    payoutCorrections: await database.$count(
      moneyCorrection,
      and(eq(moneyCorrection.state, 'waiting'), isNotNull(moneyCorrection.payoutId)),
    ),
    returned: await sum(database, and(eq(payout.state, 'returned'), isNotPaidAgain)),
  }
}

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
  which: SQL | undefined,
): Promise<{ count: number; amountOre: number }> {
  const [found] = await database
    .select({
      count: sql<number>`count(*)::int`,
      amountOre: sql<string>`coalesce(sum(${payout.amountOre}), 0)`,
    })
    .from(payout)
    .where(which)
  return { count: found?.count ?? 0, amountOre: Number(found?.amountOre ?? 0) }
}

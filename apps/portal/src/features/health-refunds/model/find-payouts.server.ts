import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PayoutState } from '#core/bank/payout-states.ts'
import { payout } from '#core/bank/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** All payouts of some applications, the oldest first. */
export const findPayouts = (database: Database, caseIds: readonly string[]) =>
  caseIds.length === 0
    ? Promise.resolve([])
    : database
        .select({
          caseId: payout.ownerKey,
          amountOre: payout.amountOre,
          state: payout.state,
          preparedAt: payout.preparedAt,
          settledAt: payout.settledAt,
          returnedAt: payout.returnedAt,
        })
        .from(payout)
        .where(and(eq(payout.ownerKind, 'health'), inArray(payout.ownerKey, [...caseIds])))
        .orderBy(asc(payout.preparedAt), asc(payout.id))

/** The state of the latest payout of each; one that staff withdrew is none. */
export async function findLatestPayouts(
  database: Database,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutState>> {
  const rows = await findPayouts(database, caseIds)
  return new Map(
    rows.flatMap(({ caseId, state }) => (state === 'withdrawn' ? [] : [[caseId, state] as const])),
  )
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { WaitingCorrection } from '../answers.ts'
import { incomingTransfer, moneyCorrection, payout } from '../tables.server.ts'

type Customer = WaitingCorrection['customer']

/** Of a transfer or a payout that somebody wants to correct, in a query for such. */
export const hasWaitingCorrection = (of: 'transfer' | 'payout'): SQL =>
  of === 'transfer'
    ? sql`exists (select from ${moneyCorrection} where ${moneyCorrection.state} = 'waiting'
        and ${moneyCorrection.transferId} = ${incomingTransfer.id})`
    : sql`exists (select from ${moneyCorrection} where ${moneyCorrection.state} = 'waiting'
        and ${moneyCorrection.payoutId} = ${payout.id})`

/**
 * Corrections that wait for a second person, by the id of the transfer or the payout.
 * @param reader.userId the member of staff who reads the list
 * @param reader.describe the customers of transfers, by number
 */
export async function findCorrections(
  database: Database,
  of: 'transfer' | 'payout',
  {
    ids,
    userId,
    describe,
  }: {
    ids: readonly string[]
    userId: string
    describe?: (numbers: readonly string[]) => Promise<(number: string | null) => Customer>
  },
): Promise<ReadonlyMap<string, WaitingCorrection>> {
  if (ids.length === 0) return new Map()
  const subject = of === 'transfer' ? moneyCorrection.transferId : moneyCorrection.payoutId
  const rows = await database
    .select()
    .from(moneyCorrection)
    .where(and(eq(moneyCorrection.state, 'waiting'), inArray(subject, [...ids])))
  const customerOf = await describe?.(rows.flatMap(({ customerNumber }) => customerNumber ?? []))
  const names = await findNames(
    database,
    rows.map(({ proposedBy }) => proposedBy),
  )
  return new Map(
    rows.map(({ id, kind, reason, amountOre, valueDate, customerNumber, proposedBy, ...row }) => [
      (of === 'transfer' ? row.transferId : row.payoutId) ?? '',
      {
        id,
        kind,
        reason,
        amountOre,
        valueDate,
        customer: customerOf?.(customerNumber) ?? null,
        proposedBy: names.get(proposedBy) ?? null,
        isOwn: proposedBy === userId,
      },
    ]),
  )
}

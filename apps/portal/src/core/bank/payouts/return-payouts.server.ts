import { eq, sql } from 'drizzle-orm'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bankAccount, paidAccount } from '../accounts.ts'
import { ownerOf } from '../payout-owner.ts'
import type { SettlingParts } from '../payout-source.ts'
import { payout } from '../tables.server.ts'
import { lockPayouts, type PayoutInTransit } from './lock-payouts.server.ts'
import { notifyReturned } from './notify-sources.server.ts'

/** What came back of a payout that was paid. */
export type Returned = {
  readonly row: PayoutInTransit
  readonly amountOre: number
  /** `2026-11-24` */
  readonly on: string
  /** The bank's reference of the entry; null before there is one. */
  readonly reference: string | null
  readonly reason: string | null
}

/**
 * Marks locked payouts that were paid as returned, and gives the money back to their owners, once:
 * an entry of the bank that comes after an answer, or after a person's word, is the same money.
 */
export async function returnPayouts(
  transaction: Database,
  returned: readonly Returned[],
  {
    actorId,
    ...parts
  }: { actorId: string | null } & Pick<SettlingParts, 'payoutSources' | 'portalUrl'>,
): Promise<void> {
  if (returned.length === 0) return
  for (const { row, amountOre, on, reference, reason } of returned)
    await transaction
      .update(payout)
      .set({
        state: 'returned',
        returnedAt: sql`now()`,
        returnedOn: on,
        returnedOre: amountOre,
        returnReference: reference,
        returnReason: reason,
      })
      .where(eq(payout.id, row.id))
  await postTransactions(
    transaction,
    returned.map(({ row, amountOre, on }) => ({
      key: `payout:${row.id}:returned`,
      kind: 'payout-returned',
      valueDate: on,
      entries: move(amountOre, {
        from: paidAccount(ownerOf(row)),
        to: bankAccount(row.payerIban),
      }),
      actorId,
    })),
  )
  await notifyReturned(
    transaction,
    returned.map(({ row, amountOre }) => ({
      id: row.id,
      requestKey: row.requestKey,
      owner: ownerOf(row),
      amountOre,
    })),
    parts,
  )
}

/** By its id; with our account that it was paid from. */
export async function lockPayout(
  transaction: Database,
  id: string,
): Promise<PayoutInTransit | undefined> {
  const found = await lockPayouts(transaction, eq(payout.id, id))
  return found[0]
}

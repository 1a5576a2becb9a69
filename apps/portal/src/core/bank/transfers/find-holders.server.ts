import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { CreditEntry } from '../contract.ts'
import { incomingTransfer } from '../tables.server.ts'

export type TransferRow = typeof incomingTransfer.$inferSelect

/** The transfers that references identify, by reference; locked until the transaction ends. */
export async function findHolders(
  transaction: Database,
  ownAccount: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, TransferRow>> {
  if (references.length === 0) return new Map()
  const known = await transaction
    .select()
    .from(incomingTransfer)
    .where(
      and(
        eq(incomingTransfer.ownAccount, ownAccount),
        inArray(incomingTransfer.reference, [...references]),
        eq(incomingTransfer.holdsReference, true),
      ),
    )
    .orderBy(incomingTransfer.id)
    .for('no key update')
  return new Map(known.map((transfer) => [transfer.reference, transfer]))
}

type Stated = Pick<CreditEntry, 'amountOre' | 'valueDate'>

/** Whether both describe the same payment. */
export const isSame = (one: Stated, other: Stated) =>
  one.amountOre === other.amountOre && one.valueDate === other.valueDate

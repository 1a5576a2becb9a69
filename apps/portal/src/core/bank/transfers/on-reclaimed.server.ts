import type { Database } from '#platform/database/database.server.ts'
import type { TransferRow } from './find-holders.server.ts'

/** Money that a correction has taken from the customer whom it was booked for. */
export type ReclaimedMoney = { readonly customerNumber: string; readonly amountOre: number }

/** What a feature does then, in the same transaction and after the whole correction. */
export type OnReclaimed = (transaction: Database, taken: ReclaimedMoney) => Promise<void>

/** Of a transfer as it was before: unconfirmed money was nobody's yet. */
export async function notifyReclaimed(
  transaction: Database,
  { confirmedAt, customerNumber, amountOre }: TransferRow,
  onReclaimed: OnReclaimed | undefined,
): Promise<void> {
  if (confirmedAt !== null && customerNumber !== null)
    await onReclaimed?.(transaction, { customerNumber, amountOre })
}

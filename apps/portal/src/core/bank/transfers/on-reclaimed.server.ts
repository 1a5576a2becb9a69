import type { Database } from '#platform/database/database.server.ts'
import type { TransferRow } from './find-holders.server.ts'

/** Money that a correction has removed from a customer’s account. */
export type ReclaimedMoney = { readonly customerNumber: string; readonly amountOre: number }

/** Runs in the same transaction, after the correction. */
export type OnReclaimed = (transaction: Database, taken: ReclaimedMoney) => Promise<void>

/** @param transfer as it was before; unconfirmed money was not the customer’s yet */
export async function notifyReclaimed(
  transaction: Database,
  { confirmedAt, customerNumber, amountOre }: TransferRow,
  onReclaimed: OnReclaimed | undefined,
): Promise<void> {
  if (confirmedAt !== null && customerNumber !== null)
    await onReclaimed?.(transaction, { customerNumber, amountOre })
}

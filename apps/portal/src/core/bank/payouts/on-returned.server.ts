import type { Database } from '#platform/database/database.server.ts'

/** A payout that was paid and then returned. */
export type ReturnedPayout = {
  readonly id: string
  readonly requestKey: string
  readonly customerNumber: string
  /** The returned amount; the bank may have deducted a fee. */
  readonly amountOre: number
}

/** Runs in the same transaction, once for each payout. */
export type OnReturned = (
  transaction: Database,
  returned: readonly ReturnedPayout[],
) => Promise<void>

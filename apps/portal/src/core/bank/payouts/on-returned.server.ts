import type { Database } from '#platform/database/database.server.ts'

/** A payout that was paid and has come back. */
export type ReturnedPayout = {
  readonly id: string
  readonly requestKey: string
  readonly customerNumber: string
  /** What came back: the bank may have kept a fee. */
  readonly amountOre: number
}

/** What a feature does then, in the same transaction: once for each payout. */
export type OnReturned = (
  transaction: Database,
  returned: readonly ReturnedPayout[],
) => Promise<void>

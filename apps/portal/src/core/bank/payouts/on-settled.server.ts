import type { Database } from '#platform/database/database.server.ts'

/** A payout with a known outcome. */
export type SettledPayout = {
  readonly id: string
  /** The key of the request. */
  readonly requestKey: string
  readonly customerNumber: string
  readonly amountOre: number
  readonly outcome: 'paid' | 'failed'
}

/** What a feature does then, in the same transaction: once for each payout. */
export type OnSettled = (transaction: Database, settled: readonly SettledPayout[]) => Promise<void>

import type { Database } from '#platform/database/database.server.ts'

/** A payout of which it is known now what became of it. */
export type SettledPayout = {
  readonly id: string
  /** What it pays, as whoever asked for it has named it. */
  readonly requestKey: string
  readonly customerNumber: string
  readonly amountOre: number
  readonly outcome: 'paid' | 'failed'
}

/** What a feature does then, in the same transaction: once for each payout. */
export type OnSettled = (transaction: Database, settled: readonly SettledPayout[]) => Promise<void>

import type { Database } from '#platform/database/database.server.ts'
import type { matchedBy } from '../tables.server.ts'

/** A transfer that is allocated to a customer for the first time. */
export type ReceivedTransfer = {
  readonly id: string
  readonly customerNumber: string
  readonly amountOre: number
  /** `returned-payout`: the bank returned a payout. */
  readonly matchedBy: (typeof matchedBy)[number]
}

/** Runs in the same transaction, once for each customer of each transfer. */
export type OnReceived = (
  transaction: Database,
  received: readonly ReceivedTransfer[],
) => Promise<void>

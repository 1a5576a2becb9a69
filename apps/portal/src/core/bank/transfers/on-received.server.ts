import type { Database } from '#platform/database/database.server.ts'
import type { matchedBy } from '../tables.server.ts'

/** A transfer that is known to be a customer's for the first time. */
export type ReceivedTransfer = {
  readonly id: string
  readonly customerNumber: string
  readonly amountOre: number
  /** `returned-payout`: what was paid out has come back. */
  readonly matchedBy: (typeof matchedBy)[number]
}

/** What a feature does then, in the same transaction: once for each customer of each transfer. */
export type OnReceived = (
  transaction: Database,
  received: readonly ReceivedTransfer[],
) => Promise<void>

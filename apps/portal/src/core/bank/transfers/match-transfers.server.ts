import type { Database } from '#platform/database/database.server.ts'
import type { CreditEntry } from '../contract.ts'

/**
 * Says whose transfers are, as a feature knows its customers: for each the customer number, or null.
 * It is asked for many at once, in the transaction in which they are stored.
 */
export type MatchTransfers = (
  transaction: Database,
  transfers: readonly CreditEntry[],
) => Promise<readonly (string | null)[]>

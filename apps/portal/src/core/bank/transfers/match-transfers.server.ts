import type { Database } from '#platform/database/database.server.ts'
import type { CreditEntry } from '../contract.ts'

/**
 * Matches transfers to a feature's customers: for each the customer number, or null. Called for many
 * transfers at once, in the transaction that stores them.
 */
export type MatchTransfers = (
  transaction: Database,
  transfers: readonly CreditEntry[],
) => Promise<readonly (string | null)[]>

import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'

/**
 * Runs a staff action in one transaction. A bank file locks customers and transfers in another order than
 * an action on one of them, so a deadlock is retried. Not usable inside another transaction, which the
 * deadlock would have aborted.
 */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => retryContention(() => database.transaction(work))

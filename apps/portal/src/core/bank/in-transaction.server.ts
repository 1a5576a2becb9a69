import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'

/**
 * A deed of staff as one transaction. A file of the bank locks customers and transfers as its entries
 * name them, in another order than a deed about one of them: whichever is stopped is done again. Not
 * inside another transaction, which would have ended.
 */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => retryContention(() => database.transaction(work))

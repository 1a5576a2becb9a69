import type { Database } from '#platform/database/database.server.ts'
import { receipt } from './tables.server.ts'

/** What a confirmed card payment has bought. */
type Sale = Omit<typeof receipt.$inferInsert, 'id' | 'receiptNumber' | 'creditedOre' | 'userId'> & {
  readonly userId: string
}

/**
 * Records what was sold, in the transaction that confirms it. A repeated call changes nothing.
 * @returns whether this call recorded it
 */
export async function recordSale(transaction: Database, sale: Sale): Promise<boolean> {
  const { rowCount } = await transaction.insert(receipt).values(sale).onConflictDoNothing({
    target: receipt.paymentId,
  })
  return rowCount === 1
}

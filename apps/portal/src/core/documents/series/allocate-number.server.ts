import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { documentSeries } from '../tables.server.ts'

/** The series and their first numbers. Six digits are enough for a long time. */
const firstNumbers = {
  invoice: 100_001,
  'credit-note': 300_001,
  'kindergarten-invoice': 400_001,
  'fitness-invoice': 500_001,
  'invoice-credit-note': 600_001,
  'card-receipt': 700_001,
  'receipt-credit-note': 800_001,
  'grant-application': 900_001,
} as const
export type Series = keyof typeof firstNumbers

/**
 * The next number of a series without gaps. The series is locked until the transaction ends:
 * concurrent transactions wait, and a transaction that is rolled back uses no number. Allocate it last,
 * so that others wait as briefly as possible.
 */
export async function allocateNumber(transaction: Database, series: Series): Promise<number> {
  const [taken] = await transaction
    .insert(documentSeries)
    .values({ name: series, next: firstNumbers[series] + 1 })
    .onConflictDoUpdate({
      target: documentSeries.name,
      set: { next: sql`${documentSeries.next} + 1` },
    })
    .returning({ next: documentSeries.next })
  if (!taken) throw new Error(`The series "${series}" gave no number`)
  return taken.next - 1
}

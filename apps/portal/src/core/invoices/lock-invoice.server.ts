import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { refuseInvoice } from './refuse.server.ts'
import { invoice } from './tables.server.ts'

/**
 * Everything that moves money of an invoice locks it first, so that each sees what the one before has
 * left.
 * @param whose a further condition, such as whose it is
 * @throws {Refusal} `INVOICE_NOT_FOUND`
 */
export async function lockInvoice(
  transaction: Database,
  id: string,
  whose?: SQL,
): Promise<InvoiceRow> {
  const [found] = await transaction
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), whose))
    .for('no key update')
  if (!found) throw refuseInvoice('INVOICE_NOT_FOUND')
  return found
}

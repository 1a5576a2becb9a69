import { and, eq, isNull, sql } from 'drizzle-orm'
import { reverseTransaction } from '#core/ledger/reverse-transaction.server.ts'
import { ledgerTransaction } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseInvoice } from './refuse.server.ts'
import { invoicePayment } from './tables.server.ts'

/**
 * Takes back a payment that was registered by mistake, for an invoice that the caller has locked. The
 * money is to be paid again.
 * @throws {Refusal} `PAYMENT_NOT_FOUND`: it is another invoice's, or taken back already
 * @returns the payment as it was registered
 */
export async function undoInvoicePayment(
  transaction: Database,
  { id, invoiceId, because }: { id: string; invoiceId: string; because: string },
  { actorId, today }: { actorId: string; today: string },
): Promise<typeof invoicePayment.$inferSelect> {
  const [undone] = await transaction
    .update(invoicePayment)
    .set({ undoneAt: sql`now()`, undoneBecause: because })
    .where(
      and(
        eq(invoicePayment.id, id),
        eq(invoicePayment.invoiceId, invoiceId),
        isNull(invoicePayment.undoneAt),
      ),
    )
    .returning()
  if (!undone) throw refuseInvoice('PAYMENT_NOT_FOUND')
  const [booked] = await transaction
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.idempotencyKey, `invoice-paid:${id}`))
  // Without one it was registered before invoices were in the ledger: see the migration.
  if (!booked) throw refuseInvoice('PAYMENT_NOT_FOUND')
  await reverseTransaction(transaction, { id: booked.id, valueDate: today, actorId })
  return undone
}

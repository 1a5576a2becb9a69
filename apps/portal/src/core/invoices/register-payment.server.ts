import { eq } from 'drizzle-orm'
import type { AccountName } from '#core/ledger/contract.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { paidEntries } from './accounts.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { refuseInvoice } from './refuse.server.ts'
import { invoicePayment } from './tables.server.ts'

export type SeenPayment = {
  /** Given by the browser: the same payment again is none. */
  readonly id: string
  /** What was open of the invoice when it was read. */
  readonly openOre: number
  readonly amountOre: number
  readonly paidOn: string
}

/**
 * Registers money that reached the bank account, for an invoice that the caller has locked. More than is
 * open is registered too: what came is what came, and the rest is owed back.
 * @param bank the account of the ledger that it came to
 * @returns whether it is new
 * @throws {Refusal} `PAYMENT_DAY_INVALID`; `INVOICE_CHANGED`: something else is open than was read
 */
export async function registerInvoicePayment(
  transaction: Database,
  locked: Pick<InvoiceRow, 'id' | 'invoicedOn' | 'openOre'>,
  { id, openOre, amountOre, paidOn }: SeenPayment,
  { bank, registeredBy, today }: { bank: AccountName; registeredBy: string | null; today: string },
): Promise<boolean> {
  if (paidOn > today || paidOn < locked.invoicedOn) throw refuseInvoice('PAYMENT_DAY_INVALID')
  const added = await transaction
    .insert(invoicePayment)
    .values({ id, invoiceId: locked.id, amountOre, paidOn, registeredBy })
    .onConflictDoNothing({ target: invoicePayment.id })
    .returning({ id: invoicePayment.id })
  if (added.length === 0) return false
  if (openOre !== locked.openOre) throw refuseInvoice('INVOICE_CHANGED')
  await postTransaction(transaction, {
    key: `invoice-paid:${id}`,
    kind: 'invoice-paid',
    valueDate: paidOn,
    entries: paidEntries({ invoiceId: locked.id, amountOre }, bank),
    actorId: registeredBy,
  })
  return true
}

/** @returns the payments that staff have registered for an invoice, the ones taken back too */
export const listInvoicePayments = (database: Database, invoiceId: string) =>
  database
    .select()
    .from(invoicePayment)
    .where(eq(invoicePayment.invoiceId, invoiceId))
    .orderBy(invoicePayment.paidOn, invoicePayment.registeredAt)

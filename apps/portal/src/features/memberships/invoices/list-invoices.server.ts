import { and, eq, gte, ne, or } from 'drizzle-orm'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { listInvoices } from '#core/invoices/list-invoices.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import type { Invoices, StaffInvoices } from '../model/contract.ts'
import { isFitness } from '../model/invoices-of.server.ts'
import { refuse } from '../model/refuse.server.ts'

/** A person’s own invoices, newest first. */
export const listOwnInvoices = async (
  database: Database,
  userId: string,
  today: string,
): Promise<Invoices['items']> =>
  (await listInvoices(database, and(isFitness, eq(invoice.userId, userId)), today)).map(
    ({ item }) => item,
  )

/**
 * A person’s own invoice, by number.
 * @throws {Refusal} `INVOICE_NOT_FOUND`
 */
export async function getInvoice(
  database: Database,
  userId: string,
  invoiceNumber: number,
): Promise<InvoiceRow> {
  const [found] = await database
    .select()
    .from(invoice)
    .where(and(isFitness, eq(invoice.userId, userId), eq(invoice.invoiceNumber, invoiceNumber)))
  if (!found) throw refuse('INVOICE_NOT_FOUND')
  return found
}

/** A credit note and the invoice that it is of. */
export type FoundCreditNote = {
  readonly note: typeof creditNote.$inferSelect
  readonly invoice: InvoiceRow
}

/**
 * A credit note of a person’s own invoices, by number.
 * @throws {Refusal} `INVOICE_NOT_FOUND`
 */
export async function getCreditNote(
  database: Database,
  userId: string,
  creditNumber: number,
): Promise<FoundCreditNote> {
  const [found] = await database
    .select({ note: creditNote, invoice })
    .from(creditNote)
    .innerJoin(invoice, eq(invoice.id, creditNote.invoiceId))
    .where(and(isFitness, eq(invoice.userId, userId), eq(creditNote.creditNumber, creditNumber)))
  if (!found) throw refuse('INVOICE_NOT_FOUND')
  return found
}

/** Months for which staff see settled invoices. */
const shownMonths = 3

/** All invoices of which money is open or owed back, and those settled in the last months; newest first. */
export async function listStaffInvoices(database: Database, today: string): Promise<StaffInvoices> {
  const isShown = or(
    ne(invoice.openOre, 0),
    gte(invoice.settledOn, monthsBefore(today, shownMonths)),
  )
  const listed = await listInvoices(database, and(isFitness, isShown), today)
  return { items: listed.map(({ row, item }) => ({ ...item, name: row.recipientName })) }
}

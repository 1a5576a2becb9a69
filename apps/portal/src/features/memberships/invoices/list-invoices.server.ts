import { and, desc, eq, gte, isNull, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import type { Invoices, StaffInvoices } from '../model/contract.ts'
import { refuse } from '../model/refuse.server.ts'
import { invoiceStatus } from '../model/rules/invoicing.ts'
import { fitnessInvoice } from '../model/tables.server.ts'

export type InvoiceRow = typeof fitnessInvoice.$inferSelect

/** A person’s own invoices, newest first. */
export async function listInvoices(
  database: Database,
  userId: string,
  today: string,
): Promise<Invoices['items']> {
  const rows = await database
    .select()
    .from(fitnessInvoice)
    .where(eq(fitnessInvoice.userId, userId))
    .orderBy(desc(fitnessInvoice.invoiceNumber))
  return rows.map((row) => describeInvoice(row, today))
}

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
    .from(fitnessInvoice)
    .where(and(eq(fitnessInvoice.userId, userId), eq(fitnessInvoice.invoiceNumber, invoiceNumber)))
  if (!found) throw refuse('INVOICE_NOT_FOUND')
  return found
}

/** Months for which staff see paid invoices. */
const shownMonths = 3

/** All unpaid invoices, and those paid in the last months; newest first. */
export async function listStaffInvoices(database: Database, today: string): Promise<StaffInvoices> {
  const rows = await database
    .select()
    .from(fitnessInvoice)
    .where(
      or(
        isNull(fitnessInvoice.paidOn),
        gte(fitnessInvoice.paidOn, monthsBefore(today, shownMonths)),
      ),
    )
    .orderBy(desc(fitnessInvoice.invoiceNumber))
  return {
    items: rows.map((row) => ({ ...describeInvoice(row, today), name: row.recipientName })),
  }
}

function describeInvoice(row: InvoiceRow, today: string): Invoices['items'][number] {
  const { id, kid, amountOre, invoicedOn, dueOn, paidOn, periodStart, periodEnd } = row
  return {
    id,
    invoiceNumber: String(row.invoiceNumber),
    kid,
    amountOre,
    invoicedOn,
    dueOn,
    paidOn,
    periodStart,
    periodEnd,
    status: invoiceStatus(row, today),
  }
}

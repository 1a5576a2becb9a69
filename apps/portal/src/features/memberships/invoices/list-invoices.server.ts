import { and, eq, gte, ne, or } from 'drizzle-orm'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { listInvoices } from '#core/invoices/list-invoices.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import type { Invoices, StaffInvoices } from '../model/contract.ts'
import { isFitness } from '../model/invoices-of.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { listOwed } from './list-owed.server.ts'

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

/**
 * All invoices of which money is open or owed back, and those settled in the last months. What is to be
 * paid back is first, by the day until which it must be, then by age; the others follow, newest first.
 */
export async function listStaffInvoices(database: Database, today: string): Promise<StaffInvoices> {
  const isShown = or(
    ne(invoice.openOre, 0),
    gte(invoice.settledOn, monthsBefore(today, shownMonths)),
  )
  const listed = await listInvoices(database, and(isFitness, isShown), today)
  const owed = new Map((await listOwed(database)).map((one) => [one.invoiceId, one]))
  const items = listed.map(({ row, item }) => {
    const { owedOre = 0, payBackBy = null } = owed.get(row.id) ?? {}
    return { ...item, name: row.recipientName, owedOre, payBackBy }
  })
  const [back, others] = [
    items.filter(({ owedOre }) => owedOre > 0).toReversed(),
    items.filter(({ owedOre }) => owedOre === 0),
  ]
  const noDay = '9999-12-31'
  const first = back.toSorted((one, other) =>
    (one.payBackBy ?? noDay).localeCompare(other.payBackBy ?? noDay),
  )
  return { items: [...first, ...others] }
}

import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isCardPaymentOf } from './card-payments.server.ts'
import type { InvoiceItem } from './contract.ts'
import { invoiceStatus } from './invoice-status.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { creditNote, invoice, invoicePayoutAccount } from './tables.server.ts'

/** An invoice as it is stored, and as it is shown. */
export type ListedInvoice = { readonly row: InvoiceRow; readonly item: InvoiceItem }

/** Invoices that fulfil a condition, newest first, by two queries. */
export async function listInvoices(
  database: Database,
  condition: SQL | undefined,
  today: string,
): Promise<ListedInvoice[]> {
  const confirmed = database
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        isCardPaymentOf(),
        sql`coalesce(${payment.attentionFrom}, ${payment.state}) = 'confirmed'`,
      ),
    )
  const rows = await database
    .select({
      row: invoice,
      payoutAccountMasked: invoicePayoutAccount.accountMasked,
      isBeingPaid: sql<boolean>`${exists(confirmed)}`,
    })
    .from(invoice)
    .leftJoin(invoicePayoutAccount, eq(invoicePayoutAccount.invoiceId, invoice.id))
    .where(condition)
    .orderBy(desc(invoice.invoiceNumber))
  const notes = await findNotes(
    database,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, ...known }) => ({
    row,
    item: describeInvoice(row, { notes: notes.get(row.id) ?? [], ...known, today }),
  }))
}

type Note = Pick<typeof creditNote.$inferSelect, 'invoiceId' | 'creditNumber'>

async function findNotes(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Note[]>> {
  if (ids.length === 0) return new Map()
  const { invoiceId, creditNumber } = creditNote
  const rows = await database
    .select({ invoiceId, creditNumber })
    .from(creditNote)
    .where(inArray(invoiceId, [...ids]))
    .orderBy(creditNumber)
  const notes = new Map<string, Note[]>()
  for (const row of rows) notes.set(row.invoiceId, [...(notes.get(row.invoiceId) ?? []), row])
  return notes
}

function describeInvoice(
  row: InvoiceRow,
  {
    notes,
    payoutAccountMasked,
    isBeingPaid,
    today,
  }: {
    notes: readonly Note[]
    payoutAccountMasked: string | null
    isBeingPaid: boolean
    today: string
  },
): InvoiceItem {
  const { id, kid, amountOre, creditedOre, openOre, invoicedOn, dueOn } = row
  return {
    id,
    invoiceNumber: String(row.invoiceNumber),
    kid,
    amountOre,
    creditedOre,
    openOre,
    invoicedOn,
    dueOn,
    paidOn: row.settledOn,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    status: invoiceStatus({ openOre, amountOre, creditedOre, isBeingPaid, dueOn }, today),
    payoutAccountMasked,
    creditNumbers: notes.map(({ creditNumber }) => String(creditNumber)),
  }
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { invoice } from './tables.server.ts'

/*
 * An invoice may be paid by card more than once: what a card paid is collected, and then a payment from
 * a bank is taken back, or a part of the card's money given back. A subject of the payment engine is paid
 * once, so each time after the first has a subject of its own.
 */

/** The kind of payments by card for invoices of a kind. */
export const cardKindOf = (kind: InvoiceRow['kind']) => `${kind}-invoice`

/** Of the subject of a payment by card. */
export const invoiceOfSubject = (subjectId: string): string => subjectId.split('/')[0] ?? ''

/** The subject of the next payment: the first that no collected payment has. */
export function nextSubject(invoiceId: string, collected: ReadonlySet<string>): string {
  for (let time = 1; ; time += 1) {
    const subject = time === 1 ? invoiceId : `${invoiceId}/${time}`
    if (!collected.has(subject)) return subject
  }
}

/** All payments by card of an invoice, whatever became of them; without an id of the joined invoice. */
export const isCardPaymentOf = (id?: string): SQL | undefined =>
  and(eq(payment.accountKind, 'receivable'), eq(payment.accountKey, id ?? sql`${invoice.id}::text`))

/**
 * The subject of a payment by card that starts now. Requests at the same time get the same one, and the
 * engine gives them one payment.
 */
export async function findCardSubject(database: Database, invoiceId: string): Promise<string> {
  const rows = await database
    .select({ subjectId: payment.subjectId })
    .from(payment)
    .where(
      and(
        isCardPaymentOf(invoiceId),
        sql`coalesce(${payment.attentionFrom}, ${payment.state}) = 'captured'`,
      ),
    )
  return nextSubject(invoiceId, new Set(rows.map(({ subjectId }) => subjectId)))
}

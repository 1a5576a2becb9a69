import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { saleEntries } from './accounts.ts'
import { type CreditWish, creditOf } from './credit.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { refuseInvoice } from './refuse.server.ts'
import { creditNote, invoice } from './tables.server.ts'

export type CreditRow = typeof creditNote.$inferSelect

/**
 * Takes back parts of an invoice that the caller has locked, by a credit note with a number of its own.
 * What was paid for them is owed to who has paid: `openOre` of the invoice falls below 0.
 * @param wishes by line of the invoice
 * @throws {Refusal} `CREDIT_TOO_HIGH`
 */
export async function creditInvoice(
  transaction: Database,
  locked: InvoiceRow,
  wishes: readonly CreditWish[],
  { reason, createdBy, today }: { reason: string; createdBy: string | null; today: string },
): Promise<CreditRow> {
  const notes = await listCreditNotes(transaction, locked.id)
  const credit = creditOf({ ...locked, earlier: notes.flatMap(({ lines }) => lines) }, wishes)
  if (!credit) throw refuseInvoice('CREDIT_TOO_HIGH')
  const creditNumber = await allocateNumber(transaction, 'invoice-credit-note')
  const [added] = await transaction
    .insert(creditNote)
    .values({
      id: randomUUID(),
      invoiceId: locked.id,
      creditNumber,
      ...credit,
      reason,
      creditedOn: today,
      createdBy,
    })
    .returning()
  if (!added) throw new Error('the credit note was not added')
  const { amountOre, vatOre } = credit
  await transaction
    .update(invoice)
    .set({ creditedOre: sql`${invoice.creditedOre} + ${amountOre}` })
    .where(eq(invoice.id, locked.id))
  await postTransaction(transaction, {
    key: `invoice-credited:${added.id}`,
    kind: 'invoice-credited',
    valueDate: today,
    entries: saleEntries(
      { invoiceId: locked.id, kind: locked.kind, amountOre, vatOre },
      { isCredit: true },
    ),
    actorId: createdBy,
  })
  return added
}

/** Of one invoice, in the order in which they were written. */
export const listCreditNotes = (database: Database, invoiceId: string): Promise<CreditRow[]> =>
  database
    .select()
    .from(creditNote)
    .where(eq(creditNote.invoiceId, invoiceId))
    .orderBy(asc(creditNote.creditNumber))

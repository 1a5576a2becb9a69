import { and, desc, eq, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { payment, paymentOperation } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isCardPaymentOf } from './card-payments.server.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { owedOre } from './owed.ts'
import { refuseInvoice } from './refuse.server.ts'

export type CardPayment = Pick<
  typeof payment.$inferSelect,
  'id' | 'version' | 'state' | 'attentionFrom' | 'amountOre' | 'refundDueOre' | 'createdAt'
> & {
  /** What is on its way back to the card: the ledger does not have it as yet. */
  readonly returningOre: number
}

/** The payments by card of an invoice that took money, the latest first. */
export async function listCardPayments(
  database: Database,
  { id }: Pick<InvoiceRow, 'id'>,
): Promise<CardPayment[]> {
  const reversed = sql<string>`coalesce((select sum(o.amount_ore) from ${paymentOperation} o
    where o.payment_id = "payment"."id" and o.kind = 'reversal' and o.state = 'done'), 0)`
  const rows = await database
    .select({ row: payment, reversed })
    .from(payment)
    .where(
      and(
        isCardPaymentOf(id),
        sql`coalesce(${payment.attentionFrom}, ${payment.state}) in ('confirmed', 'captured', 'refunding', 'refunded')`,
      ),
    )
    .orderBy(desc(payment.createdAt))
  return rows.map(({ row, reversed: back }) => ({
    ...row,
    returningOre: row.refundDueOre - Number(back),
  }))
}

/** What is owed of an invoice, and neither on its way to a card nor to an account; in øre. */
export async function findOwed(
  database: Database,
  row: Pick<InvoiceRow, 'id' | 'openOre'>,
): Promise<number> {
  if (row.openOre >= 0) return 0
  const [prepared] = await database
    .select({ ore: sql<string>`coalesce(sum(${payout.amountOre}), 0)` })
    .from(payout)
    .where(
      and(
        eq(payout.ownerKind, 'invoice'),
        eq(payout.ownerKey, row.id),
        eq(payout.state, 'prepared'),
      ),
    )
  const toAccount = { returningOre: Number(prepared?.ore) }
  return owedOre(row, [...(await listCardPayments(database, row)), toAccount])
}

/**
 * For who gives money of a locked invoice back.
 * @throws {Refusal} `INVOICE_CHANGED`: less than that is owed by now
 */
export async function requireOwed(
  transaction: Database,
  locked: InvoiceRow,
  amountOre: number,
): Promise<void> {
  if (amountOre > (await findOwed(transaction, locked))) throw refuseInvoice('INVOICE_CHANGED')
}

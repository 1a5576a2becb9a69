import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { payment, paymentOperation } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isCardPaymentOf } from './card-payments.server.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { owedOre } from './owed.ts'
import { payoutOwnerOf } from './payout-key.ts'
import { refuseInvoice } from './refuse.server.ts'

export type CardPayment = Pick<
  typeof payment.$inferSelect,
  'id' | 'version' | 'state' | 'attentionFrom' | 'amountOre' | 'refundDueOre' | 'createdAt'
> & {
  /** What is on its way back to the card: the ledger does not have it as yet. */
  readonly returningOre: number
}

/** What of a payment has reached the card again. */
const reversed = sql<string>`coalesce((select sum(o.amount_ore) from ${paymentOperation} o
  where o.payment_id = "payment"."id" and o.kind = 'reversal' and o.state = 'done'), 0)`

const tookMoney = sql`coalesce(${payment.attentionFrom}, ${payment.state}) in ('confirmed', 'captured', 'refunding', 'refunded')`

/** The payments by card of an invoice that took money, the latest first. */
export async function listCardPayments(
  database: Database,
  { id }: Pick<InvoiceRow, 'id'>,
): Promise<CardPayment[]> {
  const rows = await database
    .select({ row: payment, reversed })
    .from(payment)
    .where(and(isCardPaymentOf(id), tookMoney))
    .orderBy(desc(payment.createdAt))
  return rows.map(({ row, reversed: back }) => ({
    ...row,
    returningOre: row.refundDueOre - Number(back),
  }))
}

type Owing = Pick<InvoiceRow, 'id' | 'openOre'>

/** What is owed of an invoice, and neither on its way to a card nor to an account; in øre. */
export const findOwed = async (database: Database, row: Owing): Promise<number> =>
  (await findOwedOf(database, [row])).get(row.id) ?? 0

/** The same for several invoices, by their ids; those of which nothing is owed are left out. */
export async function findOwedOf(
  database: Database,
  rows: readonly Owing[],
): Promise<ReadonlyMap<string, number>> {
  const below = rows.filter(({ openOre }) => openOre < 0)
  if (below.length === 0) return new Map()
  const ids = below.map(({ id }) => id)
  const toAccounts = await database
    .select({ key: payout.ownerKey, ore: sql<string>`sum(${payout.amountOre})` })
    .from(payout)
    .where(
      and(
        inArray(payout.ownerKind, Object.values(payoutOwnerOf)),
        inArray(payout.ownerKey, ids),
        eq(payout.state, 'prepared'),
      ),
    )
    .groupBy(payout.ownerKey)
  const toCards = await database
    .select({
      key: payment.accountKey,
      ore: sql<string>`sum(${payment.refundDueOre} - ${reversed})`,
    })
    .from(payment)
    .where(and(eq(payment.accountKind, 'receivable'), inArray(payment.accountKey, ids), tookMoney))
    .groupBy(payment.accountKey)
  const returning = [...toAccounts, ...toCards]
  return new Map(
    below
      .map((row) => {
        const own = returning.filter(({ key }) => key === row.id)
        const ways = own.map(({ ore }) => ({ returningOre: Number(ore) }))
        return [row.id, owedOre(row, ways)] as const
      })
      .filter(([, ore]) => ore > 0),
  )
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

import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { leftOfLines } from '#core/invoices/credit.ts'
import { listCreditNotes } from '#core/invoices/credit-invoice.server.ts'
import { listInvoices } from '#core/invoices/list-invoices.server.ts'
import { findOwed, listCardPayments } from '#core/invoices/owed.server.ts'
import { listInvoicePayments } from '#core/invoices/register-payment.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { toMoneyState } from '#core/payments/contract.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isFitness } from '../model/invoices-of.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { StaffInvoice } from './contract.ts'

/**
 * An invoice for training as staff see it, by number.
 * @throws {Refusal} `INVOICE_NOT_FOUND`
 */
export async function describeStaffInvoice(
  database: Database,
  invoiceNumber: number,
  today: string,
): Promise<StaffInvoice> {
  const isThis = and(isFitness, eq(invoice.invoiceNumber, invoiceNumber))
  const [found] = await listInvoices(database, isThis, today)
  if (!found) throw refuse('INVOICE_NOT_FOUND')
  const { row, item } = found
  const notes = await listCreditNotes(database, row.id)
  const left = leftOfLines({ ...row, earlier: notes.flatMap(({ lines }) => lines) })
  const cards = await listCardPayments(database, row)
  const payouts = await database
    .select()
    .from(payout)
    .where(and(eq(payout.ownerKind, 'invoice'), eq(payout.ownerKey, row.id)))
    .orderBy(payout.preparedAt)
  const seen = await listInvoicePayments(database, row.id)
  return {
    ...item,
    name: row.recipientName,
    userId: row.userId,
    productName: row.productName,
    vatPercent: row.vatPercent,
    lines: row.lines.map((line, index) => ({ ...line, leftOre: left[index] ?? 0 })),
    payments: seen.map(({ id, amountOre, paidOn, undoneBecause }) => ({
      id,
      amountOre,
      paidOn,
      undoneBecause,
    })),
    cards: cards.map(({ id, version, amountOre, refundDueOre, createdAt, ...state }) => ({
      id,
      version,
      isCollected: toMoneyState(state) !== 'reserved',
      amountOre,
      refundedOre: refundDueOre,
      at: createdAt.toISOString(),
    })),
    credits: notes.map(({ creditNumber, amountOre, reason, creditedOn }) => ({
      creditNumber: String(creditNumber),
      amountOre,
      reason,
      creditedOn,
    })),
    payouts: payouts.map((one) => ({
      id: one.id,
      amountOre: one.amountOre,
      state: one.state,
      accountMasked: one.payeeAccountMasked,
      preparedAt: one.preparedAt.toISOString(),
    })),
    owedOre: await findOwed(database, row),
    otherOpenOre: row.userId ? await sumOpen(database, row.userId, row.id) : 0,
  }
}

async function sumOpen(database: Database, userId: string, exceptId: string): Promise<number> {
  const [sum] = await database
    .select({ ore: sql<string>`coalesce(sum(${invoice.openOre}), 0)` })
    .from(invoice)
    .where(
      and(isFitness, eq(invoice.userId, userId), ne(invoice.id, exceptId), gt(invoice.openOre, 0)),
    )
  return Number(sum?.ore ?? 0)
}

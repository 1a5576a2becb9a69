import { and, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { isOfPayer } from '#core/invoices/carry-over.server.ts'
import { leftOfLines } from '#core/invoices/credit.ts'
import { listCreditNotes } from '#core/invoices/credit-invoice.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { listInvoices } from '#core/invoices/list-invoices.server.ts'
import { findOwed, findOwedOf, listCardPayments } from '#core/invoices/owed.server.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import { listInvoicePayments } from '#core/invoices/register-payment.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import { isGuardianInvoice } from '#core/kindergartens/access/guardian-invoices.server.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { toMoneyState } from '#core/payments/contract.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import { toLineView } from '../runs/line-view.ts'
import type { ListedInvoices, OwnInvoices, StaffInvoice } from './contract.ts'
import { isOfStaff, payerOf } from './lock-others-invoice.server.ts'
import { readRight } from './replace-invoice.server.ts'

/** A guardian’s own invoices, newest first. */
export const listOwnInvoices = async (
  database: Database,
  userId: string,
  today: string,
): Promise<OwnInvoices['items']> =>
  (await listInvoices(database, isGuardianInvoice([userId]), today)).map(({ row, item }) => ({
    ...item,
    productName: row.productName,
    lines: row.lines.map(toLineView),
  }))

/**
 * A guardian’s own invoice, by number.
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
    .where(and(isGuardianInvoice([userId]), eq(invoice.invoiceNumber, invoiceNumber)))
  if (!found) throw refuseInvoice('INVOICE_NOT_FOUND')
  return found
}

/** A credit note and the invoice that it is of. */
export type FoundCreditNote = {
  readonly note: typeof creditNote.$inferSelect
  readonly invoice: InvoiceRow
}

/**
 * A credit note of a guardian’s own invoices, by number.
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
    .where(and(isGuardianInvoice([userId]), eq(creditNote.creditNumber, creditNumber)))
  if (!found) throw refuseInvoice('INVOICE_NOT_FOUND')
  return found
}

/** Months for which staff see invoices of which nothing is open. */
const shownMonths = 3

/** Invoices of a member of staff’s kindergartens; those of which money is owed back come first. */
export async function listStaffInvoices(
  database: Database,
  staff: StaffActor,
  today: string,
): Promise<ListedInvoices> {
  const isShown = or(
    ne(invoice.openOre, 0),
    gte(invoice.invoicedOn, monthsBefore(today, shownMonths)),
  )
  const listed = await listInvoices(database, and(isOfStaff(staff), isShown), today)
  const owed = await findOwedOf(
    database,
    listed.map(({ row }) => row),
  )
  const items = listed.map(({ row, item }) => ({
    ...item,
    name: row.recipientName,
    productName: row.productName,
    owedOre: owed.get(row.id) ?? 0,
  }))
  return {
    items: [
      ...items.filter(({ owedOre }) => owedOre > 0),
      ...items.filter(({ owedOre }) => owedOre === 0),
    ],
  }
}

/**
 * An invoice as staff of its kindergarten see it, by number.
 * @throws {Refusal} `INVOICE_NOT_FOUND`
 */
export async function describeStaffInvoice(
  database: Database,
  staff: StaffActor,
  { number, today }: { number: number; today: string },
): Promise<StaffInvoice> {
  const isThis = and(isOfStaff(staff), eq(invoice.invoiceNumber, number))
  const [found] = await listInvoices(database, isThis, today)
  if (!found) throw refuseInvoice('INVOICE_NOT_FOUND')
  const { row, item } = found
  const notes = await listCreditNotes(database, row.id)
  const left = leftOfLines({ ...row, earlier: notes.flatMap(({ lines }) => lines) })
  const cards = await listCardPayments(database, row)
  const seen = await listInvoicePayments(database, row.id)
  const payouts = await database
    .select()
    .from(payout)
    .where(and(eq(payout.ownerKind, 'kindergarten'), eq(payout.ownerKey, row.id)))
    .orderBy(payout.preparedAt)
  const [others] = await database
    .select({ ore: sql<string>`coalesce(sum(${invoice.openOre}), 0)` })
    .from(invoice)
    .where(and(isOfPayer(payerOf(row)), ne(invoice.id, row.id), gt(invoice.openOre, 0)))
  return {
    ...item,
    name: row.recipientName,
    productName: row.productName,
    lines: row.lines.map((line, index) => ({ ...toLineView(line), leftOre: left[index] ?? 0 })),
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
    payouts: payouts.map(({ id, amountOre, state, payeeAccountMasked }) => ({
      id,
      amountOre,
      state,
      accountMasked: payeeAccountMasked,
    })),
    owedOre: await findOwed(database, row),
    otherOpenOre: Number(others?.ore ?? 0),
    rightOre: (await readRight(database, row)).amountOre,
  }
}

/** What is to be paid back to guardians. */
export const owedWork: WorkCounter = {
  page: '/staff/kindergartens/invoices',
  roles: kindergartenRoles,
  count: async (database, staff) => {
    const rows = await database
      .select({ id: invoice.id, openOre: invoice.openOre })
      .from(invoice)
      .where(and(isOfStaff(staff), lt(invoice.openOre, 0)))
    return { waiting: (await findOwedOf(database, rows)).size, overdue: 0 }
  },
}

import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { type CreditWish, leftOfLines } from '#core/invoices/credit.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { totalOf } from '#core/invoices/lines.ts'
import { findOwed } from '#core/invoices/owed.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CreditPreview } from './contract.ts'
import { isFitness, ofMembership } from './invoices-of.server.ts'
import type { LeftLine } from './rules/unused-days.ts'

/** An invoice of a membership, with what its credit notes have left of each line. */
export type LeftInvoice = { readonly row: InvoiceRow; readonly lines: readonly LeftLine[] }

/**
 * The invoices of a membership, in the order of their ids.
 * @param isLocked for a change: money of them moves after it
 */
export async function listLeft(
  database: Database,
  membershipId: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<LeftInvoice[]> {
  const found = database
    .select()
    .from(invoice)
    .where(ofMembership(membershipId))
    .orderBy(asc(invoice.id))
  const rows = await (isLocked ? found.for('no key update') : found)
  const notes =
    rows.length === 0
      ? []
      : await database
          .select({ invoiceId: creditNote.invoiceId, lines: creditNote.lines })
          .from(creditNote)
          .where(
            inArray(
              creditNote.invoiceId,
              rows.map(({ id }) => id),
            ),
          )
  return rows.map((row) => {
    const earlier = notes.filter(({ invoiceId }) => invoiceId === row.id)
    const left = leftOfLines({ ...row, earlier: earlier.flatMap(({ lines }) => lines) })
    return {
      row,
      lines: row.lines.map((line, index) => ({ ...line, leftOre: left[index] ?? 0 })),
    }
  })
}

/** What is credited of one invoice. */
export type PlannedCredit = { readonly row: InvoiceRow; readonly wishes: readonly CreditWish[] }

/** The credit notes of some invoices, without those of which nothing is taken back. */
export const planCredits = (
  invoices: readonly LeftInvoice[],
  wishesOf: (lines: readonly LeftLine[]) => readonly CreditWish[],
): PlannedCredit[] =>
  invoices
    .map(({ row, lines }) => ({ row, wishes: wishesOf(lines) }))
    .filter(({ wishes }) => wishes.length > 0)

/** What credit notes would come to, and what their person would owe, or be owed, after them. */
export async function previewCredits(
  database: Database,
  userId: string,
  planned: readonly PlannedCredit[],
): Promise<CreditPreview> {
  const credits = planned.map(({ row, wishes }) => ({
    invoiceNumber: String(row.invoiceNumber),
    amountOre: totalOf({ lines: wishes }),
  }))
  const open = await database
    .select()
    .from(invoice)
    .where(and(isFitness, eq(invoice.userId, userId), ne(invoice.openOre, 0)))
  let restOre = -totalOf({ lines: credits })
  for (const row of open) {
    // What is on its way back is not owed a second time.
    restOre += row.openOre > 0 ? row.openOre : -(await findOwed(database, row))
  }
  return { credits, restOre }
}

/**
 * Writes the credit notes of invoices that the caller has locked. What is owed by them pays the person’s
 * other invoices.
 * @returns their numbers
 */
export async function writeCredits(
  transaction: Database,
  userId: string,
  planned: readonly PlannedCredit[],
  by: { reason: string; createdBy: string | null; today: string },
): Promise<string[]> {
  const numbers: string[] = []
  for (const { row, wishes } of planned) {
    const { creditNumber } = await creditInvoice(transaction, row, wishes, by)
    numbers.push(String(creditNumber))
  }
  if (numbers.length > 0)
    await carryOver(
      transaction,
      { userId, kind: 'fitness' },
      { actorId: by.createdBy, today: by.today },
    )
  return numbers
}

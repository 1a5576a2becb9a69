import { and, asc, eq, isNull } from 'drizzle-orm'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { receipt, receiptCreditNote } from './tables.server.ts'

export type ReceiptRow = typeof receipt.$inferSelect
type CreditNoteRow = typeof receiptCreditNote.$inferSelect

export type IssuedReceipt = ReceiptRow & { readonly receiptNumber: number }
export type IssuedCreditNote = {
  readonly note: CreditNoteRow & { readonly creditNumber: number }
  readonly receipt: IssuedReceipt
}

/** Whose document it must be; left out by the job and by staff. */
type Owned = { readonly userId?: string }

const isOwned = ({ userId }: Owned) =>
  userId === undefined ? undefined : eq(receipt.userId, userId)

/**
 * The first call gives the receipt its number. A series is a lock: never while somebody pays.
 * @returns null when there is none, or it is of another person
 */
export function issueReceipt(
  database: Database,
  { paymentId, ...owned }: Owned & { readonly paymentId: string },
): Promise<IssuedReceipt | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(receipt)
      .where(and(eq(receipt.paymentId, paymentId), isOwned(owned)))
      .for('update')
    return found ? numberReceipt(transaction, found) : null
  })
}

/**
 * The first call gives the credit note its number, and its receipt, which it names.
 * @returns null when there is none, or it is of another person
 */
export function issueCreditNote(
  database: Database,
  { id, ...owned }: Owned & { readonly id: string },
): Promise<IssuedCreditNote | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ note: receiptCreditNote, receipt })
      .from(receiptCreditNote)
      .innerJoin(receipt, eq(receipt.id, receiptCreditNote.receiptId))
      .where(and(eq(receiptCreditNote.id, id), isOwned(owned)))
      .for('update')
    if (!found) return null
    const issued = await numberReceipt(transaction, found.receipt)
    return { note: await numberNote(transaction, found.note), receipt: issued }
  })
}

/** @param found locked by the caller */
async function numberReceipt(transaction: Database, found: ReceiptRow): Promise<IssuedReceipt> {
  if (found.receiptNumber !== null) return { ...found, receiptNumber: found.receiptNumber }
  const receiptNumber = await allocateNumber(transaction, 'card-receipt')
  await transaction.update(receipt).set({ receiptNumber }).where(eq(receipt.id, found.id))
  return { ...found, receiptNumber }
}

/** @param found locked by the caller */
async function numberNote(transaction: Database, found: CreditNoteRow) {
  if (found.creditNumber !== null) return { ...found, creditNumber: found.creditNumber }
  const creditNumber = await allocateNumber(transaction, 'receipt-credit-note')
  await transaction
    .update(receiptCreditNote)
    .set({ creditNumber })
    .where(eq(receiptCreditNote.id, found.id))
  return { ...found, creditNumber }
}

/** A run takes less than a minute; what is left waits for the next one. */
const maxPerRun = 200

/** Numbers what has none, in the order of the sales and refunds, each in a short transaction. */
export async function issuePending(database: Database): Promise<void> {
  const receipts = await database
    .select({ paymentId: receipt.paymentId })
    .from(receipt)
    .where(isNull(receipt.receiptNumber))
    .orderBy(asc(receipt.soldAt), asc(receipt.id))
    .limit(maxPerRun)
  for (const pending of receipts) await issueReceipt(database, pending)
  const notes = await database
    .select({ id: receiptCreditNote.id })
    .from(receiptCreditNote)
    .where(isNull(receiptCreditNote.creditNumber))
    .orderBy(asc(receiptCreditNote.creditedAt), asc(receiptCreditNote.id))
    .limit(maxPerRun)
  for (const pending of notes) await issueCreditNote(database, pending)
}

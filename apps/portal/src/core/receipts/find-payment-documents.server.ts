import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { PaymentDocuments } from './contract.ts'
import { receipt, receiptCreditNote } from './tables.server.ts'

/** The receipt and the credit notes of each of these payments that has them: one query. */
export async function findPaymentDocuments(
  database: Database,
  paymentIds: readonly string[],
): Promise<Record<string, PaymentDocuments>> {
  const rows = await database
    .select({
      paymentId: receipt.paymentId,
      receiptNumber: receipt.receiptNumber,
      noteId: receiptCreditNote.id,
      creditNumber: receiptCreditNote.creditNumber,
      amountOre: receiptCreditNote.amountOre,
    })
    .from(receipt)
    .leftJoin(receiptCreditNote, eq(receiptCreditNote.receiptId, receipt.id))
    .where(inArray(receipt.paymentId, [...new Set(paymentIds)]))
    .orderBy(asc(receiptCreditNote.creditedAt), asc(receiptCreditNote.id))
  const documents: Record<string, PaymentDocuments> = {}
  for (const { paymentId, receiptNumber, noteId, creditNumber, amountOre } of rows) {
    documents[paymentId] ??= { receiptNumber, creditNotes: [] }
    if (noteId !== null && amountOre !== null)
      documents[paymentId].creditNotes.push({ id: noteId, creditNumber, amountOre })
  }
  return documents
}

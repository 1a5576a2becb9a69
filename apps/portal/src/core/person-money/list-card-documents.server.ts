import { and, asc, eq, inArray } from 'drizzle-orm'
import { payment } from '#core/payments/tables.server.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CardDocuments } from './card-documents.ts'
import type { MoneyReader } from './money-source.ts'

/** The receipts of a person’s card payments with their credit notes, oldest first: two queries. */
export async function listCardDocuments(
  database: Database,
  { userId, locale }: MoneyReader,
): Promise<CardDocuments[]> {
  const sold = await database
    .select({ receipt, state: payment.state, refundDueOre: payment.refundDueOre })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .where(and(eq(receipt.userId, userId), eq(payment.userId, userId)))
    .orderBy(asc(receipt.soldAt), asc(receipt.id))
  if (sold.length === 0) return []
  const notes = await database
    .select()
    .from(receiptCreditNote)
    .where(
      inArray(
        receiptCreditNote.receiptId,
        sold.map(({ receipt: { id } }) => id),
      ),
    )
    .orderBy(asc(receiptCreditNote.creditedAt), asc(receiptCreditNote.id))
  return sold.map(({ receipt: one, state, refundDueOre }) => ({
    paymentId: one.paymentId,
    subject: { kind: one.subjectKind, id: one.subjectId },
    text: [
      textIn(one.product, locale),
      one.place && textIn(one.place, locale),
      one.startsAt && formatInstant(one.startsAt, locale),
    ]
      .filter(Boolean)
      .join(', '),
    isReleased: state === 'cancelled',
    refundDueOre,
    notes: notes
      .filter(({ receiptId }) => receiptId === one.id)
      .map(({ id, amountOre, creditedAt }) => ({ id, amountOre, day: osloDate(creditedAt) })),
  }))
}

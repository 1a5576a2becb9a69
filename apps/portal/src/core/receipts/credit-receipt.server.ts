import { eq, sql } from 'drizzle-orm'
import { vatOfNext } from '#core/invoices/lines.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { receipt, receiptCreditNote } from './tables.server.ts'

type Credit = {
  readonly paymentId: string
  readonly amountOre: number
  /** As in `receiptCreditNote`. */
  readonly cause: string
  readonly reason?: string
  readonly actorId: string | null
  /** By default now. */
  readonly creditedAt?: Date
}

/**
 * Writes the credit note of a refund, in the transaction that decides it. A payment without a receipt
 * sold nothing, and gets none.
 * @throws a violated constraint (`receipt_credited`): more than is left of the receipt
 */
export async function creditReceipt(transaction: Database, credit: Credit): Promise<void> {
  const { paymentId, amountOre, cause, reason = '', actorId, creditedAt } = credit
  const [credited] = await transaction
    .update(receipt)
    .set({ creditedOre: sql`${receipt.creditedOre} + ${amountOre}` })
    .where(eq(receipt.paymentId, paymentId))
    .returning()
  if (!credited) return
  const { id: receiptId, creditedOre, vatPercent } = credited
  await transaction.insert(receiptCreditNote).values({
    receiptId,
    amountOre,
    vatOre: vatOfNext(amountOre, { beforeOre: creditedOre - amountOre, vatPercent }),
    cause,
    reason,
    createdBy: actorId,
    ...(creditedAt && { creditedAt }),
  })
}

/** For `documentRefund` of a payment kind whose sales have receipts. */
export const documentRefund: NonNullable<PaymentKind['documentRefund']> = (
  transaction,
  { id: paymentId },
  { refundOre: amountOre, ...refund },
) => creditReceipt(transaction, { paymentId, amountOre, ...refund })

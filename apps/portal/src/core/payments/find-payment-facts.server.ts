import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { payment, paymentOperation } from './tables.server.ts'

/** The facts of a payment for a page or a receipt. Amounts in øre. */
export type PaymentFacts = {
  /** Twelve digits, also used at the provider. */
  readonly reference: string
  /** What is or will be refunded, or released when it was only reserved. */
  readonly refundedOre: number
  /** The reservation was released without a capture. */
  readonly isReleased: boolean
  /** Completed refunds to the card, oldest first. */
  readonly refunds: readonly {
    readonly reference: string
    readonly amountOre: number
    readonly at: Date
  }[]
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

/** By payment id; unknown ids are left out. */
export async function findPaymentFacts(
  database: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const ids = paymentIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await database.select().from(payment).where(inArray(payment.id, ids))
  const operations = await database
    .select()
    .from(paymentOperation)
    .where(inArray(paymentOperation.paymentId, ids))
    .orderBy(asc(paymentOperation.providerAt), asc(paymentOperation.id))
  return new Map(
    rows.map(({ id, state, attentionFrom, amountOre, refundDueOre }) => {
      const current = attentionFrom ?? state
      const isCancelled = current === 'cancelling' || current === 'cancelled'
      const own = operations.filter(({ paymentId }) => paymentId === id)
      return [
        id,
        {
          reference: own.find(({ kind }) => kind === 'create')?.reference ?? '',
          refundedOre: isCancelled ? amountOre : refundDueOre,
          isReleased: current === 'cancelled',
          refunds: own.flatMap(({ kind, reference, amountOre: refundOre, providerAt: at }) =>
            kind === 'reversal' && at ? [{ reference, amountOre: refundOre, at }] : [],
          ),
        },
      ]
    }),
  )
}

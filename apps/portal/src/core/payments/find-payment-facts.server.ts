import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { payment, paymentOperation } from './tables.server.ts'

/** What a payer reads of a payment, on a page or a receipt. Amounts in øre. */
export type PaymentFacts = {
  /** Twelve digits, which the provider knows as well. */
  readonly reference: string
  /** How much goes back, or has gone: what was only reserved is released. */
  readonly backOre: number
  /** It was never taken, and is not going to be. */
  readonly isReleased: boolean
  /** What has gone back to the card, the first to happen first. */
  readonly refunds: readonly {
    readonly reference: string
    readonly amountOre: number
    readonly at: Date
  }[]
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

/** By their ids; of one that is not there nothing is said. */
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
      const standing = attentionFrom ?? state
      const isGivenUp = standing === 'cancelling' || standing === 'cancelled'
      const own = operations.filter(({ paymentId }) => paymentId === id)
      return [
        id,
        {
          reference: own.find(({ kind }) => kind === 'create')?.reference ?? '',
          backOre: isGivenUp ? amountOre : refundDueOre,
          isReleased: standing === 'cancelled',
          refunds: own.flatMap(({ kind, reference, amountOre: back, providerAt: at }) =>
            kind === 'reversal' && at ? [{ reference, amountOre: back, at }] : [],
          ),
        },
      ]
    }),
  )
}

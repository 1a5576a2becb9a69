import { and, asc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refundStateOf } from './refund-state.ts'
import { place } from './tables.server.ts'

export type RefundProgress = {
  /** Places that were paid when all was called off. */
  readonly total: number
  readonly done: number
  /** Those whose refund staff have to continue; in øre. */
  readonly stopped: readonly {
    readonly placeId: string
    readonly userId: string
    readonly amountOre: number
  }[]
}

/** How far the refunds of an offer are that was called off. */
export async function readRefundProgress(
  database: Database,
  offerId: string,
): Promise<RefundProgress> {
  const rows = await database
    .select({
      placeId: place.id,
      userId: user.id,
      keptOre: place.keptOre,
      state: payment.state,
      amountOre: payment.amountOre,
      refundDueOre: payment.refundDueOre,
    })
    .from(place)
    .innerJoin(payment, eq(payment.id, place.paymentId))
    .innerJoin(user, eq(user.id, place.userId))
    .where(and(eq(place.offerId, offerId), eq(place.cancelledBecause, 'called-off')))
    .orderBy(asc(place.number))
  const judged = rows.map((row) => ({ ...row, refund: refundStateOf(row) }))
  return {
    total: rows.length,
    done: judged.filter(({ refund }) => refund === 'done').length,
    stopped: judged
      .filter(({ refund }) => refund === 'stopped')
      .map(({ placeId, userId, amountOre, keptOre }) => ({
        placeId,
        userId,
        amountOre: amountOre - keptOre,
      })),
  }
}

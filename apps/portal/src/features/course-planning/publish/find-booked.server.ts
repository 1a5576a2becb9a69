import { and, eq, inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { activeStates, isTaken } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Booked = {
  readonly userId: string
  /** They have paid, or may be paying at this moment. */
  readonly isForMoney: boolean
  /** What was paid and not given back, in øre. */
  readonly paidOre: number
}

/** Everybody who has a place, holds one or waits. */
export async function findBooked(database: Database, courseId: string): Promise<Booked[]> {
  const rows = await database
    .select({
      userId: user.id,
      place,
      amountOre: payment.amountOre,
      refundDueOre: payment.refundDueOre,
    })
    .from(place)
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(payment, eq(payment.id, place.paymentId))
    .where(and(eq(place.offerId, courseId), inArray(place.state, [...activeStates])))
  return rows.map(({ userId, place: { state, priceOre, paymentId }, amountOre, refundDueOre }) => ({
    userId,
    isForMoney: isTaken(state) && (priceOre > 0 || paymentId !== null),
    paidOre: (amountOre ?? 0) - (refundDueOre ?? 0),
  }))
}

import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { refuse } from '#core/payments/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { HoldRefusal } from '../model/refusals.ts'
import type { RefundRules } from '../model/rules/court-setup.ts'
import { calculateRefund } from '../model/rules/refund.ts'
import { courtReservation as reservation } from '../model/tables.server.ts'
import { recordCourtSale } from '../receipts/record-sale.server.ts'

/*
 * Changes of a reservation after it was held. Each change happens once: a second caller gets the
 * result of the first. Triggers in the database keep the units in step and write the history.
 */

/**
 * Confirms a hold in the transaction that accepts its payment. An expired hold is confirmed as long
 * as nobody else has taken its units: the person has paid, and the units are free.
 * @param hold.paymentId only the payment that confirmed the hold can confirm it again
 * @returns `lost` when somebody else may have the units, or another payment has confirmed them: the
 *   money is refunded
 */
export async function confirmHold(
  transaction: Database,
  { holdId, paymentId }: { holdId: string; paymentId: string },
): Promise<'confirmed' | 'lost'> {
  const { rowCount } = await transaction
    .update(reservation)
    .set({ state: 'confirmed', paymentId })
    .where(and(eq(reservation.id, holdId), eq(reservation.state, 'held')))
  if (rowCount) {
    await recordCourtSale(transaction, holdId)
    return 'confirmed'
  }
  const isPaidByIt = and(
    eq(reservation.id, holdId),
    eq(reservation.state, 'confirmed'),
    eq(reservation.paymentId, paymentId),
  )
  return (await transaction.$count(reservation, isPaidByIt)) > 0 ? 'confirmed' : 'lost'
}

/** Releases a hold whose payment was cancelled. Reservations in any other state do not change. */
export async function releaseHold(transaction: Database, holdId: string): Promise<void> {
  await transaction
    .update(reservation)
    .set({ state: 'released' })
    .where(and(eq(reservation.id, holdId), eq(reservation.state, 'held')))
}

/**
 * Frees what a cancelled or refunded payment had: its hold, or the booking that it confirmed. A
 * booking that another payment has confirmed stays.
 */
export async function releasePaidHold(
  transaction: Database,
  { holdId, paymentId }: { holdId: string; paymentId: string },
): Promise<void> {
  await releaseHold(transaction, holdId)
  await transaction
    .update(reservation)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(reservation.id, holdId),
        eq(reservation.state, 'confirmed'),
        eq(reservation.paymentId, paymentId),
      ),
    )
}

/**
 * Lowers the price of a booking of which a part is refunded: its rules and corrections then count what
 * is left.
 * @throws {Refusal} PAYMENT_CHANGED: it is no longer booked by this payment, or all of its price would go
 */
export async function lowerPrice(
  transaction: Database,
  { holdId, paymentId, refundOre }: { holdId: string; paymentId: string; refundOre: number },
): Promise<void> {
  const lowered = await transaction
    .update(reservation)
    .set({
      priceOre: sql`${reservation.priceOre} - ${refundOre}`,
      version: sql`${reservation.version} + 1`,
    })
    .where(
      and(
        eq(reservation.id, holdId),
        eq(reservation.state, 'confirmed'),
        eq(reservation.paymentId, paymentId),
        gt(reservation.priceOre, refundOre),
      ),
    )
    .returning({ id: reservation.id })
  if (lowered.length === 0) throw refuse('PAYMENT_CHANGED')
}

/** Releases a hold at the request of its owner. */
export async function releaseOwnHold(
  database: Database,
  { holdId, userId }: { holdId: string; userId: string },
): Promise<{ refusal?: HoldRefusal }> {
  const isTheirs = and(eq(reservation.id, holdId), eq(reservation.userId, userId))
  const released = await database
    .update(reservation)
    .set({ state: 'released' })
    .where(and(isTheirs, eq(reservation.state, 'held')))
    .returning({ id: reservation.id })
  if (released.length > 0) return {}
  const [found] = await database
    .select({ state: reservation.state })
    .from(reservation)
    .where(isTheirs)
  if (found?.state === 'released') return {}
  return { refusal: found?.state === 'expired' ? 'HOLD_EXPIRED' : 'HOLD_NOT_FOUND' }
}

/**
 * Cancels a confirmed reservation that has not started.
 * @returns the refund in øre; null when there is nothing to cancel
 */
export async function cancelReservation(
  transaction: Database,
  holdId: string,
  { rules, now }: { rules: RefundRules; now: Date },
): Promise<{ refundOre: number } | null> {
  const [found] = await transaction
    .select()
    .from(reservation)
    .where(and(eq(reservation.id, holdId), eq(reservation.state, 'confirmed')))
    .for('update')
  const refundOre = found ? calculateRefund(found, rules, now) : null
  if (refundOre === null) return null
  await transaction
    .update(reservation)
    .set({ state: 'cancelled' })
    .where(eq(reservation.id, holdId))
  return { refundOre }
}

/** A limit that keeps the transaction short. */
const maxConcurrent = 500

/**
 * Expires holds that were not paid in time. They block nobody before that either; this keeps tables
 * and history correct. Holds that are locked by somebody are left for the next run.
 * @returns how many
 */
export async function sweepExpiredHolds(database: Database): Promise<number> {
  const expired = database
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.state, 'held'), lte(reservation.expiresAt, sql`now()`)))
    .orderBy(reservation.id)
    .limit(maxConcurrent)
    .for('update', { skipLocked: true })
  const swept = await database
    .update(reservation)
    .set({ state: 'expired' })
    .where(inArray(reservation.id, expired))
    .returning({ id: reservation.id })
  return swept.length
}

import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { HoldRefusal } from '../model/refusals.ts'
import type { RefundRules } from '../model/rules/court-setup.ts'
import { calculateRefund } from '../model/rules/refund.ts'
import { courtReservation as reservation } from '../model/tables.server.ts'
import { recordSale } from '../receipts/record-sale.server.ts'

/*
 * What is done with a reservation once it is held. Each is done once: who comes second is told what
 * has become of it. The database keeps the units in step and writes history.
 */

/**
 * Makes a booking of a hold, in the transaction in which its payment is found good. One that has
 * expired is confirmed all the same while nobody else has taken its units: the person has paid, and
 * nobody is in the way.
 * @param hold.paymentId the same one is confirmed again, and no other
 * @returns `lost` when somebody else may have the units by now, or another payment has been made for
 *   them: the money goes back
 */
export async function confirmHold(
  transaction: Database,
  { holdId, paymentId }: { holdId: string; paymentId: string },
): Promise<'confirmed' | 'lost'> {
  const { rowCount } = await transaction
    .update(reservation)
    .set({ state: 'confirmed', paymentId })
    .where(and(eq(reservation.id, holdId), eq(reservation.state, 'held')))
  if (rowCount) await recordSale(transaction, holdId)
  const isPaidByIt = and(
    eq(reservation.id, holdId),
    eq(reservation.state, 'confirmed'),
    eq(reservation.paymentId, paymentId),
  )
  return (await transaction.$count(reservation, isPaidByIt)) > 0 ? 'confirmed' : 'lost'
}

/** Gives the units of a hold back, when its payment is given up. Of anything else nothing is changed. */
export async function releaseHold(transaction: Database, holdId: string): Promise<void> {
  await transaction
    .update(reservation)
    .set({ state: 'released' })
    .where(and(eq(reservation.id, holdId), eq(reservation.state, 'held')))
}

/**
 * What a payment that came to nothing, or goes back, had for itself is free again: its hold, or what it
 * has confirmed. What another payment has confirmed stays.
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

/** A hold is given up by the person themselves. */
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
 * Cancels a confirmed reservation that has not begun.
 * @returns what is to be given back, in øre; null when there is nothing to cancel
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

/** Few enough that nobody waits for it. */
const maxConcurrent = 500

/**
 * Ends holds whose time is out. They block nobody before that either; this keeps tables and history
 * true. Holds that somebody is changing are left for the next time.
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

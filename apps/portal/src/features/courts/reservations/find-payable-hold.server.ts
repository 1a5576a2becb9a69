import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { HoldRefusal } from '../refusals.ts'
import { courtReservation as reservation, courtUnit as unit } from '../tables.server.ts'
import { heldStates } from './reservation-states.ts'

/** What a payment of a hold needs to know of it. */
export type PayableHold = {
  readonly holdId: string
  readonly courtId: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly priceOre: number
  readonly expiresAt: Date
}

/** Why a hold is not paid for. */
export type PayableRefusal = HoldRefusal | 'PAYMENT_SETTLED'

/**
 * The hold whose units a person wants to pay: all of its units and nothing else, theirs, not expired
 * and not paid. The price is of the database, whatever the browser says.
 * @param unitIds `id` of the reservations that it was answered with
 */
export async function findPayableHold(
  database: Database,
  { userId, unitIds }: { userId: string; unitIds: readonly string[] },
): Promise<PayableHold | { refusal: PayableRefusal }> {
  const wanted = new Set(unitIds)
  const holds = await database
    .select({
      holdId: reservation.id,
      courtId: reservation.courtId,
      startsAt: reservation.startsAt,
      endsAt: reservation.endsAt,
      priceOre: reservation.priceOre,
      expiresAt: reservation.expiresAt,
      state: reservation.state,
      hasExpired: sql<boolean>`${reservation.expiresAt} <= now()`,
      units: sql<string[]>`array(
        select u.id::text from portal.court_unit u where u.reservation_id = court_reservation.id)`,
    })
    .from(reservation)
    .where(
      and(
        eq(reservation.userId, userId),
        inArray(reservation.state, heldStates),
        inArray(
          reservation.id,
          database
            .select({ id: unit.reservationId })
            .from(unit)
            .where(inArray(unit.id, [...wanted])),
        ),
      ),
    )
  const [found, ...others] = holds
  if (!found || others.length > 0) return { refusal: 'HOLD_NOT_FOUND' }
  const { hasExpired, state, units, ...hold } = found
  if (units.length !== wanted.size || units.some((id) => !wanted.has(id)))
    return { refusal: 'HOLD_NOT_FOUND' }
  if (state === 'confirmed') return { refusal: 'PAYMENT_SETTLED' }
  return hasExpired ? { refusal: 'HOLD_EXPIRED' } : hold
}

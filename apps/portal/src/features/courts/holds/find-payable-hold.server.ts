import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { HoldRefusal } from '../model/refusals.ts'
import { courtReservation as reservation, courtUnit as unit } from '../model/tables.server.ts'

export type PayableHold = {
  readonly holdId: string
  readonly priceOre: number
  readonly expiresAt: Date
}

/** Why a hold cannot be paid for. */
export type PayableRefusal = HoldRefusal | 'PAYMENT_SETTLED'

/** A hold by its id, or by the `id` of all reservations that `createHold` answered with. */
export type HoldReference = { readonly userId: string } & (
  | { readonly holdId: string }
  | { readonly unitIds: readonly string[] }
)

/**
 * Finds the hold that a person wants to pay. The hold must be theirs and, when it is named by units,
 * have exactly these units. The price is the one in the database, whatever the browser says.
 */
export async function findPayableHold(
  database: Database,
  wanted: HoldReference,
  now: Date,
): Promise<PayableHold | { refusal: PayableRefusal }> {
  return judge(await selectHolds(database, wanted), wanted, now)
}

/** Finds it, and locks it against changes until the end of the transaction. */
export async function lockPayableHold(
  transaction: Database,
  wanted: HoldReference,
  now: Date,
): Promise<PayableHold | { refusal: PayableRefusal }> {
  return judge(await selectHolds(transaction, wanted).for('share'), wanted, now)
}

function selectHolds(database: Database, wanted: HoldReference) {
  const isWanted =
    'holdId' in wanted
      ? eq(reservation.id, wanted.holdId)
      : inArray(
          reservation.id,
          database
            .select({ id: unit.reservationId })
            .from(unit)
            .where(inArray(unit.id, [...wanted.unitIds])),
        )
  return database
    .select({
      holdId: reservation.id,
      priceOre: reservation.priceOre,
      expiresAt: reservation.expiresAt,
      state: reservation.state,
      unitIds: sql<string[]>`array(
        select u.id::text from portal.court_unit u where u.reservation_id = court_reservation.id)`,
    })
    .from(reservation)
    .where(and(eq(reservation.userId, wanted.userId), isWanted))
    .$dynamic()
}

function judge(
  [found, ...others]: Awaited<ReturnType<typeof selectHolds>>,
  wanted: HoldReference,
  now: Date,
): PayableHold | { refusal: PayableRefusal } {
  if (!found || others.length > 0) return { refusal: 'HOLD_NOT_FOUND' }
  const { state, unitIds, ...hold } = found
  if ('unitIds' in wanted && !hasSameItems(unitIds, new Set(wanted.unitIds)))
    return { refusal: 'HOLD_NOT_FOUND' }
  if (state === 'confirmed') return { refusal: 'PAYMENT_SETTLED' }
  if (state === 'expired' || (state === 'held' && hold.expiresAt <= now))
    return { refusal: 'HOLD_EXPIRED' }
  return state === 'held' ? hold : { refusal: 'HOLD_NOT_FOUND' }
}

const hasSameItems = (ids: readonly string[], wanted: ReadonlySet<string>): boolean =>
  ids.length === wanted.size && ids.every((id) => wanted.has(id))

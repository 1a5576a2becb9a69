import { and, eq } from 'drizzle-orm'
import { type FreeingParts, readRefund } from '#core/places/free-place.server.ts'
import type { Place } from '#core/places/lock-offer.server.ts'
import { refundOf } from '#core/places/rules.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { CancelPlace, PlaceCancelled } from './contract.ts'
import { endPayment, freeWithoutRefund, freeWithRefund } from './free-place.server.ts'

type Parts = FreeingParts & { readonly clock: Clock }
type Wanted = CancelPlace & { readonly eventId: string; readonly userId: string }

/**
 * Cancels what somebody has at an event. Somebody who pays at this moment is not cancelled behind
 * their back: the payment is ended first, and what turns out to be paid stays booked. Cancelled
 * before, it returns the refund of that time.
 *
 * @throws {Refusal} PLACE_NOT_FOUND; PLACE_CHANGED: it is in another state than the caller saw;
 *   EVENT_STARTED; REFUND_CHANGED; PAYMENT_UNDER_WAY: the payment is being captured
 */
export async function cancelOwnPlace(parts: Parts, wanted: Wanted): Promise<PlaceCancelled> {
  const { database, clock } = parts
  const { refundOre } = wanted
  const own = await findOwn(database, wanted)
  if (own.state === 'cancelled') return readRefund(database, own)
  if (own.state !== wanted.state) throw refusePlace('PLACE_CHANGED')
  const judge = (on: Database) => requireSeenRefund({ database: on, clock }, own, wanted)
  await judge(database)
  try {
    if (own.state === 'held') await endPayment(parts, own)
    const isDeclined = own.state === 'held' && own.promotedAt !== null
    await (refundOre > 0
      ? freeWithRefund(parts, own, {
          because: 'by-person',
          detail: 'by-payer',
          refundOre,
          inTransaction: judge,
        })
      : freeWithoutRefund(parts, own, {
          because: isDeclined ? 'declined' : 'by-person',
          inTransaction: judge,
        }))
    return { refundOre }
  } catch (error) {
    // The same person may have cancelled it in another window meanwhile.
    const now = error instanceof Refusal ? await findOwn(database, wanted) : null
    if (now?.state === 'cancelled') return readRefund(database, now)
    throw error
  }
}

async function findOwn(database: Database, { eventId, placeId, userId }: Wanted): Promise<Place> {
  const [found] = await database
    .select()
    .from(place)
    .where(and(eq(place.id, placeId), eq(place.offerId, eventId), eq(place.userId, userId)))
  if (!found || found.state === 'expired') throw refusePlace('PLACE_NOT_FOUND')
  return found
}

/**
 * The refund by the rules of now. A change of the event locks its offer, which is locked here by then;
 * so whether it was moved is read again.
 */
async function requireSeenRefund(
  { database, clock }: Pick<Parts, 'clock' | 'database'>,
  { id, state, paymentId, priceOre }: Place,
  { refundOre }: Wanted,
): Promise<void> {
  const [found] = await database
    .select({ event: associationEvent, movedAt: place.movedAt })
    .from(place)
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .where(eq(place.id, id))
  if (!found) throw refusePlace('EVENT_NOT_FOUND')
  const { event, movedAt } = found
  const paidOre = state === 'booked' && paymentId !== null ? priceOre : 0
  const booked = { startsAt: event.startsAt, paidOre, isMoved: movedAt !== null }
  const due = refundOf(booked, event, clock())
  if (due === null) throw refusePlace('EVENT_STARTED')
  if (due !== refundOre) throw refusePlace('REFUND_CHANGED')
}

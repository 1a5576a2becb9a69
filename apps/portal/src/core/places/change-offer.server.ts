import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { lockOffer } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { promoteWaiting } from './promote-waiting.server.ts'
import { enqueuePlaceRefund } from './refund-place.server.ts'
import { activeStates, takenStates } from './states.ts'
import { place, placeOffer } from './tables.server.ts'

/** What the feature of an offer decides about it. */
export type OfferSettings = Pick<
  typeof placeOffer.$inferInsert,
  'capacity' | 'closesAt' | 'payMinutes' | 'poolFirstUntil' | 'promotedHours'
>

export type OfferRefusal =
  /** It would be smaller than what is held and booked. */
  | { readonly refusal: 'PLACES_TAKEN'; readonly taken: number }
  | { readonly refusal: 'PLACES_CALLED_OFF' }

/**
 * Makes an offer, or changes it: a larger one, and one that opens to all, promotes those who wait.
 * @param offer.id that of what the feature knows of it
 */
export async function saveOffer(
  transaction: Database,
  offer: { readonly id: string; readonly kind: string } & OfferSettings,
): Promise<OfferRefusal | null> {
  const { id, kind, ...settings } = offer
  await transaction.insert(placeOffer).values(offer).onConflictDoNothing()
  const locked = await lockOffer(transaction, id)
  if (locked?.kind !== kind) throw new Error(`${id} is an offer of something else`)
  if (locked.calledOffAt !== null) return { refusal: 'PLACES_CALLED_OFF' }
  const { taken } = locked
  if (taken > settings.capacity) return { refusal: 'PLACES_TAKEN', taken }
  const [changed] = await transaction
    .update(placeOffer)
    .set({ ...settings, version: sql`version + 1` })
    .where(eq(placeOffer.id, id))
    .returning()
  if (changed) await promoteWaiting(transaction, { ...locked, ...changed })
  return null
}

/** Another number of places, and nothing else. */
export async function resizeOffer(
  transaction: Database,
  id: string,
  capacity: number,
): Promise<OfferRefusal | { readonly refusal: 'PLACES_NOT_FOUND' } | null> {
  const locked = await lockOffer(transaction, id)
  if (!locked) return { refusal: 'PLACES_NOT_FOUND' }
  const { kind, closesAt, payMinutes, poolFirstUntil, promotedHours } = locked
  const settings = { closesAt, payMinutes, poolFirstUntil, promotedHours }
  return saveOffer(transaction, { id, kind, capacity, ...settings })
}

/**
 * What people have booked is at another time or in another place from now on: those who have a place,
 * or hold one, may cancel it with a full refund until the start. Who still waits gets a place by the
 * ordinary rules. A later change takes nothing of it back. Call it before anything that promotes.
 */
export async function markMoved(transaction: Database, id: string): Promise<void> {
  const offer = await lockOffer(transaction, id)
  if (!offer) return
  await transaction
    .update(place)
    .set({ movedAt: offer.now })
    .where(
      and(eq(place.offerId, id), inArray(place.state, [...takenStates]), isNull(place.movedAt)),
    )
}

/** From now on nobody books and nobody is promoted. The next sweep notifies those who wait. */
export async function closeOffer(transaction: Database, id: string): Promise<void> {
  const locked = await lockOffer(transaction, id)
  if (!locked || locked.closesAt <= locked.now) return
  await transaction
    .update(placeOffer)
    .set({ closesAt: locked.now, version: sql`version + 1` })
    .where(eq(placeOffer.id, id))
}

/**
 * Calls all off: nobody has a place any more, everybody is notified once, and what was paid is given
 * back by jobs, each of its own. Once more does nothing.
 * @returns how many had a place or waited
 */
export async function callOffPlaces(transaction: Database, id: string): Promise<number> {
  const offer = await lockOffer(transaction, id)
  if (!offer || offer.calledOffAt !== null) return 0
  await transaction
    .update(placeOffer)
    .set({ calledOffAt: offer.now, taken: 0, version: sql`version + 1` })
    .where(eq(placeOffer.id, id))
  const ended = await transaction
    .update(place)
    .set({
      state: 'cancelled',
      cancelledBecause: 'called-off',
      waitingBecause: null,
      expiresAt: null,
      endedAt: offer.now,
    })
    .where(and(eq(place.offerId, id), inArray(place.state, [...activeStates])))
    .returning()
  await tellOfPlaces(
    transaction,
    offer,
    ended.map(({ id: placeId, paymentId, priceOre }) => ({
      placeId,
      news: { kind: 'called-off', refundOre: paymentId === null ? 0 : priceOre },
    })),
  )
  for (const { id: placeId, paymentId } of ended)
    if (paymentId !== null) await enqueuePlaceRefund(transaction, placeId)
  return ended.length
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { LockedOffer } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { choosePromoted, isFirstPoolTime, promotedUntil, reasonNotOpen } from './rules.ts'
import { place, placeOffer } from './tables.server.ts'

/**
 * Gives free places to those who wait and may have them, in the order in which they came. What is
 * free of charge is booked; for the rest their own time to pay begins now.
 * @returns the offer as it is afterwards
 */
export async function promoteWaiting(
  transaction: Database,
  offer: LockedOffer,
): Promise<LockedOffer> {
  const { now } = offer
  if (reasonNotOpen(offer, now)) return offer
  const isWaiting = and(eq(place.offerId, offer.id), eq(place.state, 'waiting'))
  const isFirstOnly = isFirstPoolTime(offer, now)
  if (!isFirstOnly)
    await transaction
      .update(place)
      .set({ waitingBecause: 'full' })
      .where(and(isWaiting, eq(place.waitingBecause, 'pool-first')))
  const free = offer.capacity - offer.taken
  if (free <= 0) return offer
  const waiting = await transaction
    .select({ id: place.id, seats: place.seats })
    .from(place)
    .where(and(isWaiting, lte(place.seats, free), isFirstOnly ? place.isFirstPool : undefined))
    .orderBy(asc(place.number))
  const next = choosePromoted(free, waiting)
  if (next.length === 0) return offer
  const ids = next.map(({ id }) => id)
  const until = promotedUntil(offer, now).toISOString()
  await transaction
    .update(place)
    .set({
      state: sql`case when price_ore = 0 then 'booked' else 'held' end`,
      waitingBecause: null,
      expiresAt: sql`case when price_ore = 0 then null else ${until}::timestamptz end`,
      promotedAt: now,
    })
    .where(inArray(place.id, ids))
  await tellOfPlaces(
    transaction,
    offer,
    ids.map((placeId) => ({ placeId, news: { kind: 'promoted' } })),
  )
  return setTaken(transaction, offer, offer.taken + sumSeats(next))
}

export const sumSeats = (all: readonly { readonly seats: number }[]): number =>
  all.reduce((sum, { seats }) => sum + seats, 0)

export async function setTaken(
  transaction: Database,
  offer: LockedOffer,
  taken: number,
): Promise<LockedOffer> {
  if (taken !== offer.taken)
    await transaction.update(placeOffer).set({ taken }).where(eq(placeOffer.id, offer.id))
  return { ...offer, taken }
}

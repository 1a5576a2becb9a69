import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findPaymentUnderWay } from './find-payment.server.ts'
import { lockPlace, type Place } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { promoteWaiting, setTaken } from './promote-waiting.server.ts'
import { isActive, isTaken } from './states.ts'
import { place } from './tables.server.ts'

export type SeatsRefusal =
  /** It is over, or in another state than the caller saw. */
  | 'PLACE_CHANGED'
  /** Somebody pays for it at this moment, at the price of all its seats. */
  | 'PLACE_BEING_PAID'

/**
 * Fewer seats than before, of a place, a hold or a place in the queue. What gets free goes to the next
 * ones at once, and a group that waits may fit now. It moves no money.
 * @param wanted.priceOre what the seats that stay cost together
 * @param wanted.keptOre what is kept of those that go; nothing where nothing was paid
 * @returns the place as it was
 */
export async function changeSeats(
  transaction: Database,
  wanted: {
    readonly placeId: string
    readonly seats: number
    readonly priceOre: number
    readonly keptOre?: number
    readonly expected: { readonly state: Place['state']; readonly seats: number }
  },
): Promise<Place | { readonly refusal: SeatsRefusal }> {
  const locked = await lockPlace(transaction, wanted.placeId)
  if (!locked) return { refusal: 'PLACE_CHANGED' }
  const { offer } = locked
  // A payment that begins reads the price under this lock.
  const [found] = await transaction
    .select()
    .from(place)
    .where(eq(place.id, wanted.placeId))
    .for('update')
  const { seats, priceOre, keptOre = 0, expected } = wanted
  if (!found || !isActive(found.state)) return { refusal: 'PLACE_CHANGED' }
  if (found.state !== expected.state || found.seats !== expected.seats)
    return { refusal: 'PLACE_CHANGED' }
  if (seats < 1 || seats >= found.seats) throw new Error('seats are only ever taken away')
  if (
    found.state === 'held' &&
    (await findPaymentUnderWay(transaction, { id: found.id, kind: offer.kind }))
  )
    return { refusal: 'PLACE_BEING_PAID' }
  // What is left may be free of charge.
  const isBooked = found.state === 'held' && priceOre === 0
  await transaction
    .update(place)
    .set({
      seats,
      priceOre,
      keptOre: found.keptOre + keptOre,
      ...(isBooked && { state: 'booked', expiresAt: null }),
    })
    .where(eq(place.id, found.id))
  if (isBooked)
    await tellOfPlaces(transaction, offer, [{ placeId: found.id, news: { kind: 'booked' } }])
  const freed = isTaken(found.state) ? found.seats - seats : 0
  await promoteWaiting(transaction, await setTaken(transaction, offer, offer.taken - freed))
  return found
}

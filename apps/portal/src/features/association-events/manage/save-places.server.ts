import { and, eq, inArray, sql } from 'drizzle-orm'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { placeTimesFrom } from '../model/event-times.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import type { PlacesForm } from './event-form.ts'

export const placesKind = 'association-event'

/**
 * The places of an event as its form has them. Its offer is locked, as each booking locks it: nobody
 * books while it becomes smaller.
 * @throws {Refusal} `EVENT_BELOW_TAKEN`, `EVENT_HAS_BOOKINGS`
 */
export async function savePlaces(
  transaction: Database,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date },
  places: PlacesForm | null,
): Promise<void> {
  const [offer] = await transaction
    .select()
    .from(placeOffer)
    .where(eq(placeOffer.id, id))
    .for('update')
  if (places === null) {
    if (offer) await withoutPlaces(transaction, id)
    return
  }
  const { capacity, payMinutes, promotedHours } = places
  if (offer && offer.taken > capacity)
    throw refuseEvent('EVENT_BELOW_TAKEN', { taken: offer.taken })
  const values = { capacity, payMinutes, promotedHours, ...placeTimesFrom(startsAt, places) }
  if (offer)
    await transaction
      .update(placeOffer)
      .set({ ...values, version: sql`${placeOffer.version} + 1` })
      .where(eq(placeOffer.id, id))
  else await transaction.insert(placeOffer).values({ id, kind: placesKind, ...values })
}

/** Places that were cancelled stay with their offer: payments name them. */
async function withoutPlaces(transaction: Database, id: string): Promise<void> {
  const active = and(eq(place.offerId, id), inArray(place.state, ['held', 'booked', 'waiting']))
  if ((await transaction.$count(place, active)) > 0) throw refuseEvent('EVENT_HAS_BOOKINGS')
  if ((await transaction.$count(place, eq(place.offerId, id))) === 0)
    await transaction.delete(placeOffer).where(eq(placeOffer.id, id))
  else await transaction.update(placeOffer).set({ capacity: 0 }).where(eq(placeOffer.id, id))
}

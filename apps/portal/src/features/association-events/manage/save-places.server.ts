import { and, eq, inArray } from 'drizzle-orm'
import { saveOffer } from '#core/places/change-offer.server.ts'
import { lockOffer } from '#core/places/lock-offer.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { placeTimesFrom } from '../model/event-times.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import type { PlacesForm } from './event-form.ts'

/**
 * The places of an event as its form has them: more of them go to those who wait, at once.
 * @throws {Refusal} `EVENT_BELOW_TAKEN`, `EVENT_HAS_BOOKINGS`, `EVENT_STATE`
 */
export async function savePlaces(
  transaction: Database,
  { id, startsAt }: { readonly id: string; readonly startsAt: Date },
  places: PlacesForm | null,
): Promise<void> {
  if (places === null) return withoutPlaces(transaction, id)
  const { capacity, payMinutes, promotedHours } = places
  const refused = await saveOffer(transaction, {
    id,
    kind: eventPlaceKind,
    capacity,
    payMinutes,
    promotedHours,
    ...placeTimesFrom(startsAt, places),
  })
  if (refused?.refusal === 'PLACES_TAKEN')
    throw refuseEvent('EVENT_BELOW_TAKEN', {
      taken: refused.taken,
      startsAt: startsAt.toISOString(),
    })
  if (refused) throw refuseEvent('EVENT_STATE')
}

/** Places that were cancelled stay with their offer: payments name them. */
async function withoutPlaces(transaction: Database, id: string): Promise<void> {
  if (!(await lockOffer(transaction, id))) return
  const active = and(eq(place.offerId, id), inArray(place.state, [...activeStates]))
  if ((await transaction.$count(place, active)) > 0) throw refuseEvent('EVENT_HAS_BOOKINGS')
  if ((await transaction.$count(place, eq(place.offerId, id))) === 0)
    await transaction.delete(placeOffer).where(eq(placeOffer.id, id))
  else await transaction.update(placeOffer).set({ capacity: 0 }).where(eq(placeOffer.id, id))
}

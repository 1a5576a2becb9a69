import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { positionInQueue } from '#core/places/position-in-queue.server.ts'
import { isFirstPoolTime } from '#core/places/rules.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describePlace } from '../book/read-booking.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { OwnEvents } from './contract.ts'

/** What somebody has at events that are not over, by time. */
export async function listOwnEvents(
  database: Database,
  userId: string,
  now: Date,
): Promise<OwnEvents> {
  const rows = await database
    .select({
      place,
      position: positionInQueue,
      offer: placeOffer,
      event: associationEvent,
      association: association.name,
    })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .where(
      and(
        eq(place.userId, userId),
        inArray(place.state, [...activeStates]),
        eq(associationEvent.state, 'published'),
        gt(associationEvent.endsAt, now),
      ),
    )
    .orderBy(asc(associationEvent.startsAt), asc(place.number))
  return {
    items: rows.map(({ event, offer, association: name, ...own }) => ({
      eventId: event.id,
      title: event.title,
      association: name,
      startsAt: event.startsAt.toISOString(),
      endsAt: event.endsAt.toISOString(),
      where: event.place,
      link: own.place.state === 'booked' ? event.link : null,
      membersFirstUntil: isFirstPoolTime(offer, now)
        ? (offer.poolFirstUntil?.toISOString() ?? null)
        : null,
      place: describePlace(own, event, now),
    })),
  }
}

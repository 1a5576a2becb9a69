import { and, eq, inArray } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { PublicEventPage } from './contract.ts'

/** @throws {Refusal} `EVENT_NOT_FOUND`: there is none, or it is not published */
export async function findPublicEvent(database: Database, id: string): Promise<PublicEventPage> {
  const [found] = await database
    .select({ event: associationEvent, offer: placeOffer, association })
    .from(associationEvent)
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .leftJoin(placeOffer, eq(placeOffer.id, associationEvent.id))
    .where(
      and(
        eq(associationEvent.id, id),
        inArray(associationEvent.state, ['published', 'called-off']),
      ),
    )
  if (!found) throw refuseEvent('EVENT_NOT_FOUND')
  const { event, offer } = found
  const { title, text, place, languages, audience, memberPriceOre, priceOre } = event
  const { name, slug, state } = found.association
  return {
    id,
    title,
    text,
    place,
    hasLink: event.link !== null,
    languages,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    calledOff: event.state === 'called-off' ? (event.reason ?? '') : null,
    audience,
    places:
      event.hasPlaces && offer
        ? {
            capacity: offer.capacity,
            taken: offer.taken,
            memberPriceOre,
            priceOre,
            refundHours: event.refundHours,
            lateRefundPercent: event.lateRefundPercent,
            membersFirstUntil: offer.poolFirstUntil?.toISOString() ?? null,
            closesAt: offer.closesAt.toISOString(),
          }
        : null,
    association: { name, slug, isActive: state === 'active' },
  }
}

import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { positionInQueue } from '#core/places/position-in-queue.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationEvent } from '../model/tables.server.ts'

/** Somebody with a place, and all that a mail about it says. */
export async function findParticipant(database: Database, placeId: string) {
  const [found] = await database
    .select({
      place,
      position: positionInQueue,
      event: associationEvent,
      poolFirstUntil: placeOffer.poolFirstUntil,
      association: association.name,
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
    })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(place.id, placeId))
  return found ?? null
}

export type Participant = NonNullable<Awaited<ReturnType<typeof findParticipant>>>

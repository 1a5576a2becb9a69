import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { positionInQueue } from '#core/places/position-in-queue.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findBookable } from '../model/find-bookable.server.ts'
import { findTickets } from '../model/tickets.server.ts'

/** Somebody who booked, and all that a mail about it says. */
export async function findBooking(database: Database, placeId: string) {
  const [row] = await database
    .select({
      place,
      position: positionInQueue,
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
    })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(place.id, placeId))
  const found = row && (await findBookable(database, row.place.offerId))
  if (!found) return null
  return { ...row, found, tickets: await findTickets(database, [placeId]) }
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationEventScan as scan } from '../model/tables.server.ts'
import type { Participant, Participants } from './contract.ts'
import { findOwnEvent, type Wanted } from './find-own-event.server.ts'

/** Who has a place, with the scan that counts: the earliest that was not taken back. */
export async function listParticipants(
  database: Database,
  wanted: Wanted,
  now: Date,
): Promise<Participants> {
  const { id, title, startsAt, endsAt } = await findOwnEvent(database, wanted, now)
  const [offer] = await database
    .select({ capacity: placeOffer.capacity })
    .from(placeOffer)
    .where(eq(placeOffer.id, id))
  const scans = await findScans(database, id)
  const rows = await database
    .select({
      placeId: place.id,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      state: place.state,
      isMember: place.isFirstPool,
      userId: user.id,
      paidOre: sql<number>`case when ${place.state} = 'booked' and ${place.paymentId} is not null
        then ${place.priceOre} else 0 end`,
    })
    .from(place)
    .innerJoin(user, eq(user.id, place.userId))
    .where(
      and(
        eq(place.offerId, id),
        or(inArray(place.state, [...activeStates]), inArray(place.id, [...scans.keys(), nobody])),
      ),
    )
    .orderBy(asc(user.firstName), asc(user.lastName), asc(place.number))
  const own = await findOwnAccounts(database, wanted.userId)
  return {
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    capacity: offer?.capacity ?? 0,
    items: rows.map(({ userId, ...row }) => ({
      ...row,
      isOwn: own.has(userId),
      admission: scans.get(row.placeId) ?? null,
    })),
  }
}

/** A list for `in` is never empty. */
const nobody = '00000000-0000-0000-0000-000000000000'

async function findScans(
  database: Database,
  eventId: string,
): Promise<Map<string, NonNullable<Participant['admission']>>> {
  const rows = await database
    .select({
      placeId: scan.placeId,
      scanId: scan.id,
      at: scan.scannedAt,
      by: sql<string>`coalesce(${user.firstName} || ' ' || ${user.lastName}, '')`,
    })
    .from(scan)
    .innerJoin(place, eq(place.id, scan.placeId))
    .leftJoin(user, eq(user.id, scan.scannedBy))
    .where(and(eq(place.offerId, eventId), isNull(scan.undoneAt)))
    .orderBy(asc(scan.scannedAt), asc(scan.id))
  const counted = new Map<string, NonNullable<Participant['admission']>>()
  for (const { placeId, at, ...row } of rows) {
    const first = counted.get(placeId)
    if (first) counted.set(placeId, { ...first, times: first.times + 1 })
    else counted.set(placeId, { ...row, at: at.toISOString(), times: 1 })
  }
  return counted
}

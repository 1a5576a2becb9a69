import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseEvent } from './refuse-event.server.ts'
import { associationEvent } from './tables.server.ts'

export type StoredEvent = typeof associationEvent.$inferSelect

/**
 * Locks an event and, if wanted, those of its series that follow it; in one order, so that two who do
 * it at once wait for each other. Their offers are locked first, as a booking locks them before it
 * reads anything of the event.
 * @param wanted.version of the event that was read; the others are changed as they are
 * @param wanted.associationId whose it has to be; of staff: null
 * @returns the event itself and all of them, the earliest first
 * @throws {Refusal} `EVENT_NOT_FOUND`, `EVENT_CHANGED`
 */
export async function lockEvents(
  transaction: Database,
  wanted: {
    readonly eventId: string
    readonly associationId: string | null
    readonly version: number
    readonly scope: 'one' | 'following' | 'series'
  },
): Promise<{ event: StoredEvent; all: StoredEvent[] }> {
  const { eventId, associationId, version, scope } = wanted
  const self = sql`(select s.series_id from ${associationEvent} s where s.id = ${eventId})`
  const start = sql`(select s.starts_at from ${associationEvent} s where s.id = ${eventId})`
  const ofSeries = eq(associationEvent.seriesId, self)
  const others = {
    one: undefined,
    series: ofSeries,
    following: and(ofSeries, gte(associationEvent.startsAt, start)),
  }[scope]
  const areWanted = and(
    or(eq(associationEvent.id, eventId), others),
    associationId === null ? undefined : eq(associationEvent.associationId, associationId),
  )
  const ids = transaction
    .select({ id: associationEvent.id })
    .from(associationEvent)
    .where(areWanted)
  await transaction
    .select({ id: placeOffer.id })
    .from(placeOffer)
    .where(inArray(placeOffer.id, ids))
    .orderBy(asc(placeOffer.id))
    .for('update')
  const locked = await transaction
    .select()
    .from(associationEvent)
    .where(areWanted)
    .orderBy(asc(associationEvent.id))
    .for('update')
  const event = locked.find(({ id }) => id === eventId)
  if (!event) throw refuseEvent('EVENT_NOT_FOUND')
  if (event.version !== version) throw refuseEvent('EVENT_CHANGED')
  const all = locked.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return { event, all }
}

import { and, eq, gte, sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { openQuestions } from '#core/questions/save-questions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { isApprovedAnew } from '../model/approved-anew.server.ts'
import { placeTimesOf, wallTimesOf } from '../model/event-times.server.ts'
import type { StoredEvent } from '../model/lock-events.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { OpenEvent } from './contract.ts'
import type { Who } from './create-events.server.ts'

/**
 * One event as its board edits it, with how many a change would concern.
 * @throws {Refusal} those of `requireRight`, `EVENT_NOT_FOUND`
 */
export async function readEvent(
  database: Database,
  { userId, associationId, now }: Who,
  eventId: string,
): Promise<OpenEvent> {
  const who = { userId, associationId, today: osloDate(now) }
  await requireRight(database, who, 'events', { isChange: false })
  const [found] = await database
    .select({ event: associationEvent, offer: placeOffer })
    .from(associationEvent)
    .leftJoin(placeOffer, eq(placeOffer.id, associationEvent.id))
    .where(and(eq(associationEvent.id, eventId), eq(associationEvent.associationId, associationId)))
  if (!found) throw refuseEvent('EVENT_NOT_FOUND')
  const { event, offer } = found
  const { id, version, state, reason } = event
  const own = await countBookings(database, eq(associationEvent.id, id))
  const { events: _, ...booked } = own
  return {
    id,
    version,
    state,
    reason,
    isOver: event.endsAt <= now,
    isApprovedAnew: await isApprovedAnew(database, event, now),
    event: {
      title: event.title,
      text: event.text,
      place: event.place,
      link: event.link,
      languages: event.languages,
      audience: event.audience,
      ...wallTimesOf(event),
      places: event.hasPlaces && offer ? await placesOf(database, event, offer) : null,
    },
    booked,
    following: event.seriesId
      ? await countBookings(
          database,
          and(
            eq(associationEvent.seriesId, event.seriesId),
            gte(associationEvent.startsAt, event.startsAt),
            sql`${associationEvent.state} <> 'called-off'`,
          ),
        )
      : own,
  }
}

async function placesOf(
  database: Database,
  event: StoredEvent,
  offer: typeof placeOffer.$inferSelect,
): Promise<NonNullable<OpenEvent['event']['places']>> {
  const { memberPriceOre, priceOre, refundHours, lateRefundPercent, answerDays } = event
  const { capacity, payMinutes, promotedHours } = offer
  return {
    capacity,
    payMinutes,
    promotedHours,
    ...placeTimesOf(event.startsAt, offer),
    memberPriceOre,
    priceOre,
    refundHours,
    lateRefundPercent,
    answerDays,
    questions: await openQuestions(database, event.id),
  }
}

async function countBookings(
  database: Database,
  condition: ReturnType<typeof and>,
): Promise<OpenEvent['following']> {
  const [counted] = await database
    .select({
      events: sql<number>`count(distinct ${associationEvent.id})::int`,
      people: sql<number>`(count(${place.id}) filter (where ${place.state} in ('held', 'booked')))::int`,
      waiting: sql<number>`(count(${place.id}) filter (where ${place.state} = 'waiting'))::int`,
      refundOre: sql<number>`coalesce(sum(${place.priceOre}) filter (
        where ${place.state} = 'booked' and ${place.paymentId} is not null), 0)::int`,
    })
    .from(associationEvent)
    .leftJoin(place, eq(place.offerId, associationEvent.id))
    .where(condition)
  return counted ?? { events: 0, people: 0, waiting: 0, refundOre: 0 }
}

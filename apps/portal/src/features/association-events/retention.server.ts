import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import { removeSensitiveAnswers } from '#core/questions/retention.server.ts'
import { m } from '#messages'
import { associationEvent } from './model/tables.server.ts'

/** Grants are reported and checked in the year after; the board copies last year's events. */
export const eventPeriod: RetentionPeriod = {
  kind: 'association-events',
  name: m.retention_association_events,
  why: m.retention_association_events_why,
  months: 24,
  least: 12,
  most: 60,
}

const past = (now: Date, months: number) => sql`select id from ${associationEvent}
  where ends_at < ${monthsAgo(now, months)}`

export const associationEventRetention: readonly RetentionStep[] = [
  removeSensitiveAnswers(
    'sensitive answers of events that are over',
    (now) => sql`select id from ${associationEvent} event
      where event.ends_at + make_interval(days => event.answer_days) < ${now}`,
  ),
  {
    name: 'places at events that are gone',
    // After the event itself: a run that is interrupted leaves the offer for the next one.
    remove: () => sql`delete from ${placeOffer} where kind = 'association-event'
      and not exists (select 1 from ${associationEvent} e where e.id = ${placeOffer}.id)`,
  },
  removePast({
    name: 'events of associations',
    period: eventPeriod,
    table: associationEvent,
    key: sql`id`,
    past,
  }),
]

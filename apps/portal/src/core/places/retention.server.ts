import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { place, placeOffer } from './tables.server.ts'

/** Complaints about a place or its money are over by then; the payment keeps what the books need. */
export const placePeriod: RetentionPeriod = {
  kind: 'event-places',
  name: m.retention_places,
  why: m.retention_places_why,
  months: 12,
  least: 3,
  most: 36,
}

export const placeRetention: readonly RetentionStep[] = [
  removePast({
    name: 'places in what is over',
    period: placePeriod,
    table: place,
    key: sql`id`,
    past: (now, months) => sql`select one.id from ${place} one
      join ${placeOffer} offer on offer.id = one.offer_id
      where offer.closes_at < now() and offer.closes_at < ${monthsAgo(now, months)}`,
  }),
]

import { sql } from 'drizzle-orm'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { courtReservation, courtReservationEvent } from './model/tables.server.ts'
import { slotAlert } from './slot-alerts/tables.server.ts'

/**
 * Disputes about a booking are over by then; the payment keeps what the accounts need. A trigger
 * refuses to delete history of the last 12 months.
 */
export const courtHistory: RetentionPeriod = {
  kind: 'court-history',
  name: m.retention_court_history,
  why: m.retention_court_history_why,
  months: 12,
  least: 12,
  most: 36,
}

export const courtRetention: readonly RetentionStep[] = [
  {
    name: 'times of courts that somebody waited for',
    remove: (now) => sql`delete from ${slotAlert} where id in (
      select id from ${slotAlert}
      where starts_at < now() and starts_at < ${daysAgo(now, 0)} limit ${batchSize})`,
  },
  removePast({
    name: 'court reservations',
    period: courtHistory,
    table: courtReservation,
    key: sql`id`,
    past: (now, months) => sql`select id from ${courtReservation}
      where ends_at < now() and ends_at < ${monthsAgo(now, months)}`,
  }),
  removePast({
    // The database refuses to delete younger rows, whatever the clock of this process says.
    name: 'history of court reservations',
    period: courtHistory,
    table: courtReservationEvent,
    key: sql`id`,
    past: (now, months) => sql`select id from ${courtReservationEvent}
      where happened_at <= now() - make_interval(months => ${months})
        and happened_at < ${monthsAgo(now, months)}`,
  }),
]

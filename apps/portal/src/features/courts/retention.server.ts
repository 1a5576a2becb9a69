import { sql } from 'drizzle-orm'
import {
  batchSize,
  daysAgo,
  documentedFrom,
  monthsAgo,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { courtReservation, courtReservationEvent } from './model/tables.server.ts'
import { courtReceipt } from './receipts/tables.server.ts'
import { slotAlert } from './slot-alerts/tables.server.ts'

/** Disputes about a booking are over by then; the payment keeps what the accounts need. */
export const courtHistoryMonths = 12

export const courtRetention: readonly RetentionStep[] = [
  {
    name: 'court receipts',
    remove: (now) => sql`delete from ${courtReceipt} where reservation_id in (
      select reservation_id from ${courtReceipt}
      where sold_at < ${documentedFrom(now)} limit ${batchSize})`,
  },
  {
    name: 'times of courts that somebody waited for',
    remove: (now) => sql`delete from ${slotAlert} where id in (
      select id from ${slotAlert}
      where starts_at < now() and starts_at < ${daysAgo(now, 0)} limit ${batchSize})`,
  },
  {
    name: 'court reservations',
    remove: (now) => sql`delete from ${courtReservation} where id in (
      select id from ${courtReservation}
      where ends_at < now() and ends_at < ${monthsAgo(now, courtHistoryMonths)} limit ${batchSize})`,
  },
  {
    // The database refuses to delete younger rows, whatever the clock of this process says.
    name: 'history of court reservations',
    remove: (now) => sql`delete from ${courtReservationEvent} where id in (
      select id from ${courtReservationEvent}
      where happened_at <= now() - make_interval(months => ${courtHistoryMonths})
        and happened_at < ${monthsAgo(now, courtHistoryMonths)} limit ${batchSize})`,
  },
]

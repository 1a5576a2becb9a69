import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { classHistoryMonths } from './model/class-history.ts'
import {
  groupClass,
  groupClassBlock,
  groupClassBooking,
  groupClassBookingEvent,
} from './model/tables.server.ts'
import { classNotice } from './notices/tables.server.ts'

export const bookingRetention: readonly RetentionStep[] = [
  {
    // Attendance is deleted with them (cascade).
    name: 'bookings of past classes',
    remove: (now) => sql`delete from ${groupClassBooking} where id in (
      select b.id from ${groupClassBooking} b join ${groupClass} c on c.id = b.class_id
      where c.ends_at < now() and c.ends_at < ${monthsAgo(now, classHistoryMonths)}
      limit ${batchSize})`,
  },
  {
    name: 'notices of past classes',
    remove: () => sql`delete from ${classNotice} where (user_id, class_id, kind) in (
      select n.user_id, n.class_id, n.kind
      from ${classNotice} n join ${groupClass} c on c.id = n.class_id
      where c.ends_at < now() limit ${batchSize})`,
  },
  {
    // The database refuses to delete newer rows, whatever the clock of this process says.
    name: 'history of bookings',
    remove: (now) => sql`delete from ${groupClassBookingEvent} where id in (
      select id from ${groupClassBookingEvent}
      where happened_at <= now() - make_interval(months => ${classHistoryMonths})
        and happened_at < ${monthsAgo(now, classHistoryMonths)} limit ${batchSize})`,
  },
  {
    name: 'blocks from booking that are over',
    remove: (now) => sql`delete from ${groupClassBlock} where id in (
      select id from ${groupClassBlock}
      where least(ends_at, lifted_at) < ${monthsAgo(now, classHistoryMonths)} limit ${batchSize})`,
  },
]

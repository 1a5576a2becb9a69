import { sql } from 'drizzle-orm'
import {
  batchSize,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import { classHistory as period } from './model/class-history.ts'
import {
  groupClass,
  groupClassBlock,
  groupClassBooking,
  groupClassBookingEvent,
} from './model/tables.server.ts'
import { classNotice } from './notices/tables.server.ts'

export const bookingRetention: readonly RetentionStep[] = [
  removePast({
    // Attendance is deleted with them (cascade).
    name: 'bookings of past classes',
    period,
    table: groupClassBooking,
    key: sql`id`,
    past: (now, months) => sql`select b.id from ${groupClassBooking} b
      join ${groupClass} c on c.id = b.class_id
      where c.ends_at < now() and c.ends_at < ${monthsAgo(now, months)}`,
  }),
  {
    name: 'notices of past classes',
    remove: () => sql`delete from ${classNotice} where (user_id, class_id, kind) in (
      select n.user_id, n.class_id, n.kind
      from ${classNotice} n join ${groupClass} c on c.id = n.class_id
      where c.ends_at < now() limit ${batchSize})`,
  },
  removePast({
    // The database refuses to delete newer rows, whatever the clock of this process says.
    name: 'history of bookings',
    period,
    table: groupClassBookingEvent,
    key: sql`id`,
    past: (now, months) => sql`select id from ${groupClassBookingEvent}
      where happened_at <= now() - make_interval(months => ${months})
        and happened_at < ${monthsAgo(now, months)}`,
  }),
  removePast({
    name: 'blocks from booking that are over',
    period,
    table: groupClassBlock,
    key: sql`id`,
    past: (now, months) => sql`select id from ${groupClassBlock}
      where least(ends_at, lifted_at) < ${monthsAgo(now, months)}`,
  }),
]

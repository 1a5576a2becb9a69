import { sql } from 'drizzle-orm'
import type { ExtraConfigColumn, PgEnum } from 'drizzle-orm/pg-core'
import { bigint, check, index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bigId = (name: string) => bigint(name, { mode: 'number' })

/**
 * Columns of a table with places. Booking opens and closes at its instants, places can be released
 * until `unbooking_closes_at`, and the queue ends then. Only the engine writes the counters.
 */
export const offerColumns = {
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  bookingOpensAt: instant('booking_opens_at').notNull(),
  unbookingClosesAt: instant('unbooking_closes_at').notNull(),
  capacity: integer('capacity').notNull(),
  bookedCount: integer('booked_count').notNull().default(0),
  queuedCount: integer('queued_count').notNull().default(0),
  nextSeq: integer('next_seq').notNull().default(1),
  cancelledAt: instant('cancelled_at'),
}

type Columns<Name extends string> = Record<Name, ExtraConfigColumn>

/** The check on `booked_count` makes overbooking impossible. */
export const offerConstraints = (
  name: string,
  table: Columns<'id' | keyof typeof offerColumns>,
) => [
  // Bookings copy these columns; their foreign key keeps the copy correct.
  unique(`${name}_times`).on(table.id, table.startsAt, table.endsAt),
  index(`${name}_starts_at`).on(table.startsAt),
  check(`${name}_capacity`, sql`${table.capacity} > 0`),
  check(`${name}_booked_count`, sql`${table.bookedCount} between 0 and ${table.capacity}`),
  check(`${name}_queued_count`, sql`${table.queuedCount} >= 0`),
  check(`${name}_opens`, sql`${table.bookingOpensAt} < ${table.startsAt}`),
  check(`${name}_closes`, sql`${table.unbookingClosesAt} < ${table.startsAt}`),
]

export const bookingStates = ['booked', 'queued'] as const

/**
 * `lapsed`: the queue ended before there was a place. `displaced`: the capacity was reduced.
 * `refused`: there was a place, but the kind no longer allowed it.
 */
export const bookingEventKinds = [
  'booked',
  'queued',
  'promoted',
  'unbooked',
  'lapsed',
  'displaced',
  'refused',
] as const

/**
 * Current places and waiting places; a released one is deleted. The position in the queue is the
 * rank of `seq` among the queued, so that it has no gaps and needs no renumbering.
 */
export const bookingColumns = (state: PgEnum<[...typeof bookingStates]>) => ({
  id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  state: state('state').notNull(),
  /** The order of arrival. */
  seq: integer('seq').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const bookingConstraints = (
  name: string,
  offerId: ExtraConfigColumn,
  table: Columns<'userId' | 'seq' | 'startsAt'>,
) => [
  unique(`${name}_member`).on(offerId, table.userId),
  unique(`${name}_seq`).on(offerId, table.seq),
  index(`${name}_user`).on(table.userId, table.startsAt),
]

/**
 * The history of bookings, appended by the engine and never changed. It has no foreign keys, so
 * that it stays when the account is deleted, whose id then names nobody.
 */
export const bookingEventColumns = (kind: PgEnum<[...typeof bookingEventKinds]>) => ({
  id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
  bookingId: bigId('booking_id').notNull(),
  userId: text('user_id').notNull(),
  kind: kind('kind').notNull(),
  happenedAt: instant('happened_at').notNull().defaultNow(),
})

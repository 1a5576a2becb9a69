import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { bigNumber, instant } from '#platform/database/columns.server.ts'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { reservationStates } from './reservation-states.ts'

/**
 * The booking settings, in one row. `version` grows with every change of it and of the tables down
 * to the closures: a request that was checked with an older version is checked again.
 */
export const courtSetup = portal.table(
  'court_setup',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** How many days after today can be booked. */
    daysAhead: smallint('days_ahead').notNull().default(7),
    /** A cancellation up to this many hours before the start is refunded in full. */
    refundHours: smallint('refund_hours').notNull().default(24),
    /** The refunded share of the price when it is cancelled later, before the start. */
    lateRefundPercent: smallint('late_refund_percent').notNull().default(0),
    /** A hold lasts this long while it is being paid (decisions, "Courts"). */
    holdMinutes: smallint('hold_minutes').notNull().default(10),
    /** Holds and slot alerts of one member at the same time. */
    maxHolds: smallint('max_holds').notNull().default(3),
    maxSlotAlerts: smallint('max_slot_alerts').notNull().default(10),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('court_setup_one_row', sql`${table.onlyRow}`),
    check('court_setup_days_ahead', sql`${table.daysAhead} between 0 and 60`),
    check('court_setup_refund_hours', sql`${table.refundHours} between 0 and 336`),
    check('court_setup_late_refund', sql`${table.lateRefundPercent} between 0 and 100`),
    check('court_setup_hold_minutes', sql`${table.holdMinutes} between 5 and 60`),
    check('court_setup_max_holds', sql`${table.maxHolds} between 1 and 10`),
    check('court_setup_max_slot_alerts', sql`${table.maxSlotAlerts} between 1 and 50`),
  ],
)

/** Squash, tennis: what members choose first. */
export const courtCategory = portal.table('court_category', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: localizedColumn('name').notNull(),
})

export const court = portal.table('court', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  centerId: integer('center_id')
    .notNull()
    .references(() => sportsCenter.id),
  categoryId: integer('category_id')
    .notNull()
    .references(() => courtCategory.id),
  name: localizedColumn('name').notNull(),
  /** When false, nobody sees the court; existing bookings stay. */
  isOffered: boolean('is_offered').notNull().default(true),
})

type WeeklyColumns = Record<
  'firstWeekday' | 'lastWeekday' | 'fromTime' | 'toTime' | 'validFrom' | 'validTo',
  AnyPgColumn
>

/** Weekdays, a part of the day and a range of dates; both ends are included. */
const weeklyColumns = () => ({
  /** Monday is 1. */
  firstWeekday: smallint('first_weekday').notNull(),
  lastWeekday: smallint('last_weekday').notNull(),
  fromTime: time('from_time').notNull(),
  /** `24:00` is midnight: no rule continues past it. */
  toTime: time('to_time').notNull(),
  validFrom: date('valid_from').notNull(),
  /** The last day, or null until further notice. */
  validTo: date('valid_to'),
})

const weeklyConstraints = (name: string, table: WeeklyColumns) => [
  check(
    `${name}_weekdays`,
    sql`${table.firstWeekday} between 1 and ${table.lastWeekday} and ${table.lastWeekday} <= 7`,
  ),
  check(
    `${name}_times`,
    sql`${table.fromTime} < ${table.toTime}
      and extract(epoch from ${table.fromTime})::integer % 1800 = 0
      and extract(epoch from ${table.toTime})::integer % 1800 = 0`,
  ),
  check(`${name}_valid`, sql`${table.validTo} >= ${table.validFrom}`),
]

/**
 * When a court is open. On days for which a court has its own rules, they replace those of its
 * centre, which have no court.
 */
export const courtOpening = portal.table(
  'court_opening',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    courtId: integer('court_id').references(() => court.id),
    ...weeklyColumns(),
  },
  (table) => weeklyConstraints('court_opening', table),
)

/** The price of one unit. When several rules apply, the one with the latest first day counts. */
export const courtPrice = portal.table(
  'court_price',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => courtCategory.id),
    ...weeklyColumns(),
    priceOre: integer('price_ore').notNull(),
  },
  (table) => [
    ...weeklyConstraints('court_price', table),
    check('court_price_price', sql`${table.priceOre} between 1 and 1000000`),
  ],
)

/** Weekly hours that are reserved for a student sports club. */
export const courtClubHours = portal.table(
  'court_club_hours',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    courtId: integer('court_id')
      .notNull()
      .references(() => court.id),
    clubName: text('club_name').notNull(),
    ...weeklyColumns(),
  },
  (table) => weeklyConstraints('court_club_hours', table),
)

/** A period in which a court is closed; without a court, the whole centre. */
export const courtClosure = portal.table(
  'court_closure',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    courtId: integer('court_id').references(() => court.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: localizedColumn('reason').notNull(),
  },
  (table) => [
    index('court_closure_end').on(table.endsAt),
    check('court_closure_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const courtReservationState = portal.enum('court_reservation_state', reservationStates)

/**
 * Consecutive units of one court for one person: held while they are being paid, then confirmed. A
 * trigger of the database allows only the known changes of state, keeps the units and writes
 * history.
 */
export const courtReservation = portal.table(
  'court_reservation',
  {
    /** Random, so that nobody can guess the id of another person's reservation. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courtId: integer('court_id')
      .notNull()
      .references(() => court.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    priceOre: integer('price_ore').notNull(),
    state: courtReservationState('state').notNull().default('held'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the hold expires: from then on anybody may take its units. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** The payment in `core/payments` that confirmed it; any other payment is refunded. */
    paymentId: text('payment_id'),
    /** Grows when staff move it, so that of two concurrent changes the second is refused. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('court_reservation_payment').on(table.paymentId),
    check(
      'court_reservation_paid',
      sql`(${table.state} in ('confirmed', 'cancelled')) = (${table.paymentId} is not null)`,
    ),
    index('court_reservation_user').on(table.userId, table.endsAt),
    index('court_reservation_expiry').on(table.expiresAt).where(sql`${table.state} = 'held'`),
    index('court_reservation_end').on(table.endsAt),
    check(
      'court_reservation_length',
      sql`extract(epoch from ${table.endsAt} - ${table.startsAt})::integer in (1800, 3600, 5400, 7200)`,
    ),
    check('court_reservation_price', sql`${table.priceOre} > 0`),
    check(
      'court_reservation_ended',
      sql`(${table.state} in ('held', 'confirmed')) = (${table.endedAt} is null)`,
    ),
  ],
)

/** A unit that is held or booked: the primary key makes a second booking impossible. */
export const courtUnit = portal.table(
  'court_unit',
  {
    courtId: integer('court_id')
      .notNull()
      .references(() => court.id),
    startsAt: instant('starts_at').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => courtReservation.id, { onDelete: 'cascade' }),
    priceOre: integer('price_ore').notNull(),
  },
  (table) => [
    primaryKey({ name: 'court_unit_once', columns: [table.courtId, table.startsAt] }),
    unique('court_unit_id').on(table.id),
    index('court_unit_reservation').on(table.reservationId),
    check('court_unit_grid', sql`extract(epoch from ${table.startsAt})::bigint % 1800 = 0`),
  ],
)

/** The history of reservations. It names nobody and is append-only. */
export const courtReservationEvent = portal.table(
  'court_reservation_event',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: uuid('reservation_id').notNull(),
    courtId: integer('court_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    priceOre: integer('price_ore').notNull(),
    state: courtReservationState('state').notNull(),
    happenedAt: instant('happened_at').notNull().defaultNow(),
  },
  (table) => [
    index('court_reservation_event_of').on(table.reservationId),
    index('court_reservation_event_time').on(table.happenedAt),
  ],
)

import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { reservationStates } from './reservation-states.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bigId = (name: string) => bigint(name, { mode: 'number' })

/**
 * What staff may set about booking, in one row. `version` grows with every change of it and of the
 * tables down to the closures: what was judged by an older one is judged again.
 */
export const courtSetup = portal.table(
  'court_setup',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** Today and so many days after it can be booked. */
    daysAhead: smallint('days_ahead').notNull().default(7),
    /** Until so many hours before the start, all of the price is given back. */
    refundHours: smallint('refund_hours').notNull().default(24),
    /** Of the price, when it is cancelled later and has not begun. */
    lateRefundPercent: smallint('late_refund_percent').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('court_setup_one_row', sql`${table.onlyRow}`),
    check('court_setup_days_ahead', sql`${table.daysAhead} between 0 and 60`),
    check('court_setup_refund_hours', sql`${table.refundHours} between 0 and 336`),
    check('court_setup_late_refund', sql`${table.lateRefundPercent} between 0 and 100`),
  ],
)

/** Flerbrukshall Blindern, Squash, Tennis (specification, section 9). */
export const courtCategory = portal.table('court_category', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nameNo: text('name_no').notNull(),
  nameEn: text('name_en').notNull(),
})

export const court = portal.table('court', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  centerId: integer('center_id')
    .notNull()
    .references(() => sportsCenter.id),
  categoryId: integer('category_id')
    .notNull()
    .references(() => courtCategory.id),
  nameNo: text('name_no').notNull(),
  nameEn: text('name_en').notNull(),
  /** Otherwise nobody sees it, and what was booked of it stays. */
  isOffered: boolean('is_offered').notNull().default(true),
})

type WeeklyColumns = Record<
  'firstWeekday' | 'lastWeekday' | 'fromTime' | 'toTime' | 'validFrom' | 'validTo',
  AnyPgColumn
>

/** Weekdays of a week, a part of the day and the days on which it holds, each with its end. */
const weeklyColumns = () => ({
  /** Monday is 1. */
  firstWeekday: smallint('first_weekday').notNull(),
  lastWeekday: smallint('last_weekday').notNull(),
  fromTime: time('from_time').notNull(),
  /** `24:00` is midnight: nothing goes past it. */
  toTime: time('to_time').notNull(),
  validFrom: date('valid_from').notNull(),
  /** The last day; null until further notice. */
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
 * When a court is open: those of the court itself, on days that any of them names, instead of those
 * of its centre, which have no court.
 */
export const courtOpening = portal.table(
  'court_opening',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    courtId: integer('court_id').references(() => court.id),
    ...weeklyColumns(),
  },
  (table) => weeklyConstraints('court_opening', table),
)

/** What one unit costs. Of several that fit, the one that is valid from the latest day. */
export const courtPrice = portal.table(
  'court_price',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
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

/** Hours that a student sports club has week by week: nobody else books them. */
export const courtClubHours = portal.table(
  'court_club_hours',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    courtId: integer('court_id')
      .notNull()
      .references(() => court.id),
    clubName: text('club_name').notNull(),
    ...weeklyColumns(),
  },
  (table) => weeklyConstraints('court_club_hours', table),
)

/** From one instant to another a court is closed; without a court all of its centre. */
export const courtClosure = portal.table(
  'court_closure',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    courtId: integer('court_id').references(() => court.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reasonNo: text('reason_no').notNull(),
    reasonEn: text('reason_en').notNull(),
  },
  (table) => [
    index('court_closure_end').on(table.endsAt),
    check('court_closure_times', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const courtReservationState = portal.enum('court_reservation_state', reservationStates)

/**
 * Consecutive units of one court for one person: held while they are being paid, then confirmed. The
 * edges between its states are a trigger of the database, which keeps the units and writes history.
 */
export const courtReservation = portal.table(
  'court_reservation',
  {
    /** Random: nobody guesses that of somebody else. */
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
    /** Of a hold: from then on anybody may take its units. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** The payment by which it was confirmed, as `core/payments` knows it; another one is given back. */
    paymentId: text('payment_id'),
    /** Grows when staff move it: of two who do something about it at once, the second is told. */
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

/** A unit that somebody has: the primary key makes a second booking of it impossible. */
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

/** What became of each reservation. It names nobody, and is only ever appended. */
export const courtReservationEvent = portal.table(
  'court_reservation_event',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
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

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  smallint,
  text,
  time,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bigId = (name: string) => bigint(name, { mode: 'number' })

export const sportsCenter = portal.table('sports_center', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const instructor = portal.table('instructor', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

/** The ids are part of the rules: the filter leaves out 2, 12, 13 and 14. */
export const exerciseCategory = portal.table('exercise_category', {
  id: integer('id').primaryKey(),
  nameNo: text('name_no').notNull(),
  nameEn: text('name_en').notNull(),
})

/** What staff may set about booking. One row. */
export const groupClassSettings = portal.table(
  'group_class_settings',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** Booked or queued classes on one day in Oslo (decisions, "Group classes"). */
    bookingsPerDay: integer('bookings_per_day').notNull().default(3),
  },
  (table) => [
    check('group_class_settings_one_row', sql`${table.onlyRow}`),
    check('group_class_settings_bookings_per_day', sql`${table.bookingsPerDay} > 0`),
  ],
)

export const groupClassSchedule = portal.table(
  'group_class_schedule',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    isoWeekday: smallint('iso_weekday').notNull(),
    startTime: time('start_time').notNull(),
    durationMinutes: smallint('duration_minutes').notNull(),
    nameNo: text('name_no').notNull(),
    nameEn: text('name_en').notNull(),
    descriptionNo: text('description_no').notNull(),
    descriptionEn: text('description_en').notNull(),
    room: text('room').notNull(),
    /** Null: the room has one name for everybody. */
    roomEn: text('room_en'),
    capacity: integer('capacity').notNull(),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    instructorId: integer('instructor_id')
      .notNull()
      .references(() => instructor.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => exerciseCategory.id),
    imageUrl: text('image_url').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
  },
  (table) => [
    unique('group_class_schedule_room_time').on(
      table.centerId,
      table.room,
      table.isoWeekday,
      table.startTime,
      table.validFrom,
    ),
    check('group_class_schedule_weekday', sql`${table.isoWeekday} between 1 and 7`),
    check('group_class_schedule_duration', sql`${table.durationMinutes} between 5 and 480`),
    check('group_class_schedule_capacity', sql`${table.capacity} > 0`),
    check('group_class_schedule_valid', sql`${table.validTo} >= ${table.validFrom}`),
  ],
)

/**
 * One class on one day. The counters follow the bookings by triggers and by nothing else;
 * the check on `booked_count` is what makes overbooking impossible.
 */
export const groupClass = portal.table(
  'group_class',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    scheduleId: bigId('schedule_id')
      .notNull()
      .references(() => groupClassSchedule.id),
    localDate: date('local_date').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    bookingOpensAt: instant('booking_opens_at').notNull(),
    unbookingClosesAt: instant('unbooking_closes_at').notNull(),
    capacity: integer('capacity').notNull(),
    bookedCount: integer('booked_count').notNull().default(0),
    queuedCount: integer('queued_count').notNull().default(0),
    nextSeq: integer('next_seq').notNull().default(1),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    unique('group_class_schedule_date').on(table.scheduleId, table.localDate),
    // What a booking copies, so that its foreign key keeps the copy true.
    unique('group_class_times').on(table.id, table.startsAt, table.endsAt),
    index('group_class_starts_at').on(table.startsAt),
    check('group_class_capacity', sql`${table.capacity} > 0`),
    check('group_class_booked_count', sql`${table.bookedCount} between 0 and ${table.capacity}`),
    check('group_class_queued_count', sql`${table.queuedCount} >= 0`),
    // The search for overlapping bookings looks back one day and no further.
    check(
      'group_class_length',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} <= ${table.startsAt} + interval '1 day'`,
    ),
    check('group_class_opens', sql`${table.bookingOpensAt} < ${table.startsAt}`),
    check('group_class_closes', sql`${table.unbookingClosesAt} < ${table.startsAt}`),
  ],
)

export const groupClassBookingState = portal.enum('group_class_booking_state', ['booked', 'queued'])

/**
 * Places and waiting places held now; given back means deleted. The position in the queue is
 * the rank of `seq` among the queued, so it has no gaps and needs no renumbering.
 */
export const groupClassBooking = portal.table(
  'group_class_booking',
  {
    id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
    classId: bigId('class_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: groupClassBookingState('state').notNull(),
    /** Order of arrival within the class. */
    seq: integer('seq').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'group_class_booking_class',
      columns: [table.classId, table.startsAt, table.endsAt],
      foreignColumns: [groupClass.id, groupClass.startsAt, groupClass.endsAt],
    }).onUpdate('cascade'),
    unique('group_class_booking_member').on(table.classId, table.userId),
    unique('group_class_booking_seq').on(table.classId, table.seq),
    index('group_class_booking_user').on(table.userId, table.startsAt),
  ],
)

/** `lapsed`: the queue ended before the member got a place. */
export const groupClassBookingEventKind = portal.enum('group_class_booking_event_kind', [
  'booked',
  'queued',
  'promoted',
  'unbooked',
  'lapsed',
])

/**
 * Everything that happened to bookings, appended by triggers and never changed. It has no
 * foreign keys: it stays when the account is gone, whose id then names nobody.
 */
export const groupClassBookingEvent = portal.table('group_class_booking_event', {
  id: bigId('id').primaryKey().generatedAlwaysAsIdentity(),
  bookingId: bigId('booking_id').notNull(),
  classId: bigId('class_id').notNull(),
  userId: text('user_id').notNull(),
  kind: groupClassBookingEventKind('kind').notNull(),
  happenedAt: instant('happened_at').notNull().defaultNow(),
})

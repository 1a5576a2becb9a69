import { defaultLocale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { firstOwnId, sportsCenter } from '#core/sports-centers/tables.server.ts'
import { bigNumber, instant } from '#platform/database/columns.server.ts'
import {
  localizedCheck,
  localizedColumn,
  localizedIndex,
  localizedText,
} from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { attendanceMarks } from './attendance-mark.ts'
import { categoryColours } from './category-colours.ts'
import { holidayRules } from './schedule-kinds.ts'

const ownId = () =>
  integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnId })

export const instructor = portal.table('instructor', {
  id: ownId(),
  /** Of an instructor with a page, the name that the page had when it was last read. */
  name: text('name').notNull(),
  /** The trainer in the content system whose name it is. */
  trainerId: integer('trainer_id'),
  /** When false, nobody can choose the instructor any more; planned classes stay. */
  isActive: boolean('is_active').notNull().default(true),
})

export const exerciseCategory = portal.table('exercise_category', {
  id: ownId(),
  name: localizedColumn('name').notNull(),
  /** When false, the filter does not offer it; its classes are listed like any other. */
  isInFilter: boolean('is_in_filter').notNull().default(true),
  /** In the filter, from the top; then by name. */
  position: integer('position').notNull().default(0),
  /** Beside its name in the timetable; null without one. */
  colour: text('colour', { enum: categoryColours }),
  /** When false, nobody can choose it for a new class any more; planned classes stay. */
  isActive: boolean('is_active').notNull().default(true),
})

/** What a new class of the schedule starts with. Classes copy it: a change does not reach them. */
export const groupClassKind = portal.table(
  'group_class_kind',
  {
    id: ownId(),
    name: localizedColumn('name').notNull(),
    description: localizedColumn('description').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => exerciseCategory.id),
    durationMinutes: smallint('duration_minutes').notNull(),
    capacity: integer('capacity').notNull(),
    imageUrl: text('image_url').notNull(),
  },
  (table) => [
    check('group_class_kind_name', localizedCheck(table.name, { longest: 80 })),
    check('group_class_kind_duration', sql`${table.durationMinutes} between 5 and 480`),
    check('group_class_kind_capacity', sql`${table.capacity} > 0`),
  ],
)

/** Rooms that the schedule can choose; a class has a copy of the name. */
export const groupClassRoom = portal.table(
  'group_class_room',
  {
    id: ownId(),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    name: localizedColumn('name').notNull(),
  },
  (table) => [
    uniqueIndex('group_class_room_name').on(
      table.centerId,
      localizedIndex(table.name, defaultLocale),
    ),
    check('group_class_room_texts', localizedCheck(table.name, { longest: 80 })),
  ],
)

/** What staff set about booking, in one row. `version` grows with every change of the setup. */
export const groupClassSettings = portal.table(
  'group_class_settings',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    version: integer('version').notNull().default(1),
    /** Booking opens at the same time of day, this many days before. For classes created from now on. */
    bookingOpensDaysBefore: smallint('booking_opens_days_before').notNull().default(5),
    /** Until this many minutes before, a place can be cancelled. For classes created from now on. */
    unbookingClosesMinutesBefore: smallint('unbooking_closes_minutes_before')
      .notNull()
      .default(180),
    /** Booked or queued classes on one day in Oslo (decisions, "Group classes"). */
    bookingsPerDay: integer('bookings_per_day').notNull().default(3),
    /** How many members can wait for a full class; null without a limit. */
    queueLimit: integer('queue_limit'),
    /** `noShowLimit` no-shows within `noShowDays` days block booking for `blockDays` days. */
    noShowLimit: integer('no_show_limit').notNull().default(2),
    noShowDays: integer('no_show_days').notNull().default(30),
    blockDays: integer('block_days').notNull().default(30),
  },
  (table) => [
    check('group_class_settings_one_row', sql`${table.onlyRow}`),
    check(
      'group_class_settings_booking_opens',
      sql`${table.bookingOpensDaysBefore} between 1 and 7`,
    ),
    check(
      'group_class_settings_unbooking_closes',
      sql`${table.unbookingClosesMinutesBefore} between 1 and 1440`,
    ),
    check('group_class_settings_bookings_per_day', sql`${table.bookingsPerDay} > 0`),
    check('group_class_settings_queue_limit', sql`${table.queueLimit} >= 0`),
    check(
      'group_class_settings_no_shows',
      sql`${table.noShowLimit} > 0 and ${table.noShowDays} > 0 and ${table.blockDays} > 0`,
    ),
  ],
)

/** An import of a file with the weekly schedule. The audit log says who made it. */
export const groupClassImport = portal.table('group_class_import', {
  id: uuid('id').primaryKey().defaultRandom(),
  importedAt: instant('imported_at').notNull().defaultNow(),
  added: integer('added').notNull(),
  changed: integer('changed').notNull(),
  /** When everything that it added was removed again. */
  undoneAt: instant('undone_at'),
})

export const groupClassSchedule = portal.table(
  'group_class_schedule',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The first row of the series, which is one class through its changes; null: this row. */
    seriesId: bigNumber('series_id').references((): AnyPgColumn => groupClassSchedule.id),
    isoWeekday: smallint('iso_weekday').notNull(),
    startTime: time('start_time').notNull(),
    durationMinutes: smallint('duration_minutes').notNull(),
    name: localizedColumn('name').notNull(),
    description: localizedColumn('description').notNull(),
    room: localizedColumn('room').notNull(),
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
    /** The day before `validFrom` when the row was ended before it started. */
    validTo: date('valid_to'),
    onHolidays: text('on_holidays', { enum: holidayRules }).notNull().default('runs'),
    /** Grows with each change; a change that is based on an older version is refused. */
    version: integer('version').notNull().default(1),
    /** What another system calls the series; of its first row. */
    externalId: text('external_id').unique('group_class_schedule_external'),
    /** The import that added the series; of its first row. */
    importId: uuid('import_id').references(() => groupClassImport.id),
  },
  (table) => [
    uniqueIndex('group_class_schedule_room_time')
      .on(
        table.centerId,
        sql`(${localizedText(table.room, defaultLocale)})`,
        table.isoWeekday,
        table.startTime,
        table.validFrom,
      )
      .where(everRuns(table)),
    index('group_class_schedule_series').on(table.seriesId),
    index('group_class_schedule_import').on(table.importId),
    check('group_class_schedule_weekday', sql`${table.isoWeekday} between 1 and 7`),
    check('group_class_schedule_duration', sql`${table.durationMinutes} between 5 and 480`),
    check('group_class_schedule_capacity', sql`${table.capacity} > 0`),
    check('group_class_schedule_valid', sql`${table.validTo} >= ${table.validFrom} - 1`),
    check('group_class_schedule_holidays', sql`${table.onHolidays} in ('runs', 'rests')`),
  ],
)

/** False for rows that were ended before they started. */
function everRuns(table: Record<'validFrom' | 'validTo', AnyPgColumn>) {
  return sql`${table.validTo} is null or ${table.validTo} >= ${table.validFrom}`
}

/** One class on one day. */
export const groupClass = portal.table(
  'group_class',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    scheduleId: bigNumber('schedule_id')
      .notNull()
      .references(() => groupClassSchedule.id),
    localDate: date('local_date').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    bookingOpensAt: instant('booking_opens_at').notNull(),
    /** Until then members can release their places; then the queue ends. */
    unbookingClosesAt: instant('unbooking_closes_at').notNull(),
    capacity: integer('capacity').notNull(),
    /** Only the functions in `sql/` write the three counters. */
    bookedCount: integer('booked_count').notNull().default(0),
    queuedCount: integer('queued_count').notNull().default(0),
    nextSeq: integer('next_seq').notNull().default(1),
    cancelledAt: instant('cancelled_at'),
    /** Null, as the next two: what the schedule says. */
    instructorId: integer('instructor_id').references(() => instructor.id),
    room: localizedColumn('room'),
    /** Cancelled by a change of the schedule. If the schedule has it again, a new class is created. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** The reason for the cancellation that members read in their mail. */
    reason: localizedColumn('reason'),
  },
  (table) => [
    uniqueIndex('group_class_schedule_date')
      .on(table.scheduleId, table.localDate)
      .where(sql`not ${table.isWithdrawn}`),
    check(
      'group_class_withdrawn',
      sql`not ${table.isWithdrawn} or ${table.cancelledAt} is not null`,
    ),
    // Bookings copy these columns; their foreign key keeps the copy correct.
    unique('group_class_times').on(table.id, table.startsAt, table.endsAt),
    index('group_class_starts_at').on(table.startsAt),
    check('group_class_capacity', sql`${table.capacity} > 0`),
    // Makes overbooking impossible.
    check('group_class_booked_count', sql`${table.bookedCount} between 0 and ${table.capacity}`),
    check('group_class_queued_count', sql`${table.queuedCount} >= 0`),
    check('group_class_opens', sql`${table.bookingOpensAt} < ${table.startsAt}`),
    check('group_class_closes', sql`${table.unbookingClosesAt} < ${table.startsAt}`),
    // The search for overlapping bookings looks back one day and no further.
    check(
      'group_class_length',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} <= ${table.startsAt} + interval '1 day'`,
    ),
  ],
)

export const groupClassBookingState = portal.enum('group_class_booking_state', ['booked', 'queued'])

/**
 * Current places and waiting places; a released one is deleted. The position in the queue is the
 * rank of `seq` among the queued, so that it has no gaps and needs no renumbering.
 */
export const groupClassBooking = portal.table(
  'group_class_booking',
  {
    classId: bigNumber('class_id').notNull(),
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: groupClassBookingState('state').notNull(),
    /** The order of arrival. */
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

/**
 * `lapsed`: the queue ended before there was a place. `displaced`: the capacity was reduced.
 * `refused`: there was a place, but the member was no longer allowed to book.
 */
export const groupClassBookingEventKind = portal.enum('group_class_booking_event_kind', [
  'booked',
  'queued',
  'promoted',
  'unbooked',
  'lapsed',
  'displaced',
  'refused',
])

/**
 * The history of bookings, appended by the functions in `sql/` and never changed. It has no foreign
 * keys, so that it stays when the account is deleted, whose id then names nobody.
 */
export const groupClassBookingEvent = portal.table('group_class_booking_event', {
  classId: bigNumber('class_id').notNull(),
  id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  bookingId: bigNumber('booking_id').notNull(),
  userId: text('user_id').notNull(),
  kind: groupClassBookingEventKind('kind').notNull(),
  happenedAt: instant('happened_at').notNull().defaultNow(),
})

/**
 * Periods in which a member may not book; without an end, until staff lift the block. The cause is the
 * no-show rule, or staff, who then give a reason.
 */
export const groupClassBlock = portal.table(
  'group_class_block',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cause: text('cause', { enum: ['no-shows', 'staff'] }).notNull(),
    /** What staff wrote; null where the rule blocked. */
    reason: text('reason'),
    startsAt: instant('starts_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    index('group_class_block_user').on(table.userId),
    check('group_class_block_period', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'group_class_block_reason',
      sql`(${table.cause} = 'staff') = (${table.reason} is not null)`,
    ),
    check('group_class_block_ends', sql`${table.cause} = 'staff' or ${table.endsAt} is not null`),
  ],
)

/** Whether members with a place attended. A place without a mark is neither. */
export const groupClassAttendance = portal.table(
  'group_class_attendance',
  {
    classId: bigNumber('class_id').notNull(),
    userId: text('user_id').notNull(),
    mark: text('mark', { enum: attendanceMarks }).notNull(),
    markedAt: instant('marked_at').notNull().defaultNow(),
    /** The block that this no-show led to; a no-show counts for one block only. */
    blockId: bigNumber('block_id').references(() => groupClassBlock.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ name: 'group_class_attendance_key', columns: [table.classId, table.userId] }),
    foreignKey({
      name: 'group_class_attendance_booking',
      columns: [table.classId, table.userId],
      foreignColumns: [groupClassBooking.classId, groupClassBooking.userId],
    }).onDelete('cascade'),
    index('group_class_attendance_user').on(table.userId),
    check('group_class_attendance_mark', sql`${table.mark} in ('attended', 'no-show')`),
  ],
)

/**
 * Anonymous counts of a class that is over. They stay when its bookings are deleted. The number of
 * booked places is in `group_class`.
 */
export const groupClassUsage = portal.table(
  'group_class_usage',
  {
    classId: bigNumber('class_id')
      .primaryKey()
      .references(() => groupClass.id, { onDelete: 'cascade' }),
    attended: integer('attended').notNull(),
    noShows: integer('no_shows').notNull(),
    /** Places cancelled in the last 24 hours before the start. */
    lateUnbooked: integer('late_unbooked').notNull(),
    longestQueue: integer('longest_queue').notNull(),
  },
  (table) => [
    check(
      'group_class_usage_counts',
      sql`least(${table.attended}, ${table.noShows}, ${table.lateUnbooked}, ${table.longestQueue}) >= 0`,
    ),
  ],
)

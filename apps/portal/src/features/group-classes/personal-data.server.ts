import type { Locale } from '@trivsel/content-contract/locales'

import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { classCalendar } from './calendar/tables.server.ts'
import { classHistory } from './model/class-history.ts'
import {
  groupClass,
  groupClassAttendance,
  groupClassBlock,
  groupClassBooking,
  groupClassBookingEvent,
  groupClassSchedule,
} from './model/tables.server.ts'
import { classNotice, classReminderStop } from './notices/tables.server.ts'

const { ownId, internal } = withheldBecause

/** Classes are never deleted, so every row has one. */
function nameOfClass(classId: AnyColumn, locale: Locale): SQL {
  return sql`(select ${localizedText(groupClassSchedule.name, locale)} from ${groupClass}
    join ${groupClassSchedule} on ${groupClassSchedule.id} = ${groupClass.scheduleId}
    where ${groupClass.id} = ${classId})`
}

export const bookingData: readonly PersonalTable[] = [
  {
    table: groupClassBooking,
    name: m.data_booking,
    rowsOf: ({ userId }) => eq(groupClassBooking.userId, userId),
    computed: {
      class_name: {
        name: m.data_booking_class,
        value: (_, locale) => nameOfClass(groupClassBooking.classId, locale),
      },
    },
    shown: {
      starts_at: m.data_booking_starts,
      ends_at: m.data_booking_ends,
      state: m.data_booking_state,
      seq: m.data_booking_order,
      created_at: m.data_created,
      class_id: m.data_booking_class_number,
    },
    withheld: { id: internal, user_id: ownId },
    retention: { period: classHistory, text: m.data_booking_kept },
    onDeletion: 'removed',
    // Members before classes, as everywhere, so that there is no deadlock.
    lock: async (transaction, userId) => {
      await transaction
        .select({ id: fitnessMembership.id })
        .from(fitnessMembership)
        .where(eq(fitnessMembership.userId, userId))
        .orderBy(fitnessMembership.id)
        .for('no key update')
      const booked = transaction
        .select({ id: groupClassBooking.classId })
        .from(groupClassBooking)
        .where(eq(groupClassBooking.userId, userId))
      await transaction
        .select({ id: groupClass.id })
        .from(groupClass)
        .where(inArray(groupClass.id, booked))
        .orderBy(groupClass.id)
        .for('no key update')
    },
  },
  {
    table: groupClassBookingEvent,
    name: m.data_event,
    rowsOf: ({ userId }) => eq(groupClassBookingEvent.userId, userId),
    computed: {
      class_name: {
        name: m.data_booking_class,
        value: (_, locale) => nameOfClass(groupClassBookingEvent.classId, locale),
      },
    },
    shown: {
      happened_at: m.data_time,
      kind: m.data_event_what,
      class_id: m.data_booking_class_number,
    },
    withheld: { id: internal, booking_id: internal, user_id: ownId },
    retention: { period: classHistory, text: m.data_event_kept },
    onDeletion: { retainedBecause: m.data_event_why },
  },
  {
    table: groupClassAttendance,
    name: m.data_attendance,
    rowsOf: ({ userId }) => eq(groupClassAttendance.userId, userId),
    computed: {
      class_name: {
        name: m.data_booking_class,
        value: (_, locale) => nameOfClass(groupClassAttendance.classId, locale),
      },
    },
    shown: {
      mark: m.data_attendance_mark,
      marked_at: m.data_time,
      class_id: m.data_booking_class_number,
    },
    withheld: { user_id: ownId, block_id: internal },
    retention: { period: classHistory, text: m.data_attendance_kept },
    onDeletion: 'removed',
  },
  {
    table: groupClassBlock,
    name: m.data_block,
    rowsOf: ({ userId }) => eq(groupClassBlock.userId, userId),
    shown: {
      cause: m.data_block_cause,
      reason: m.data_block_reason,
      starts_at: m.data_block_from,
      ends_at: m.data_block_until,
      lifted_at: m.data_block_lifted,
    },
    withheld: { id: internal, user_id: ownId },
    retention: { period: classHistory, text: m.data_block_kept },
    onDeletion: 'removed',
  },
  {
    table: classCalendar,
    name: m.data_class_calendar,
    rowsOf: ({ userId }) => eq(classCalendar.userId, userId),
    shown: { created_at: m.data_created },
    withheld: {
      user_id: ownId,
      token_hash: withheldBecause.secret,
      token: withheldBecause.secret,
    },
    retention: m.data_class_calendar_kept,
    onDeletion: 'removed',
  },
  {
    table: classNotice,
    name: m.data_class_notice,
    rowsOf: ({ userId }) => eq(classNotice.userId, userId),
    computed: {
      class_name: {
        name: m.data_booking_class,
        value: (_, locale) => nameOfClass(classNotice.classId, locale),
      },
    },
    shown: {
      kind: m.data_class_notice_what,
      requested_at: m.data_created,
      sent_at: m.data_class_notice_sent,
      class_id: m.data_booking_class_number,
    },
    withheld: { user_id: ownId },
    retention: m.data_class_notice_kept,
    onDeletion: 'removed',
  },
  {
    table: classReminderStop,
    name: m.data_class_reminder_stop,
    rowsOf: ({ userId }) => eq(classReminderStop.userId, userId),
    shown: { stopped_at: m.data_created },
    withheld: { user_id: ownId },
    retention: m.data_class_calendar_kept,
    onDeletion: 'removed',
  },
]

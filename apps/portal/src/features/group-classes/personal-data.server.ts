import type { Locale } from '@trivsel/content-contract/content'
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import {
  groupClass,
  groupClassBooking,
  groupClassBookingEvent,
  groupClassSchedule,
} from './tables.server.ts'

const { ownId, internal } = withheldBecause

/** Classes stay, so every row has one. */
function nameOfClass(classId: AnyColumn, locale: Locale): SQL {
  const name = locale === 'en' ? groupClassSchedule.nameEn : groupClassSchedule.nameNo
  return sql`(select ${name} from ${groupClass}
    join ${groupClassSchedule} on ${groupClassSchedule.id} = ${groupClass.scheduleId}
    where ${groupClass.id} = ${classId})`
}

export const sportsData: readonly PersonalTable[] = [
  {
    table: fitnessMembership,
    name: m.data_membership,
    rowsOf: ({ userId }) => eq(fitnessMembership.userId, userId),
    shown: {
      type: m.data_membership_type,
      membership_category: m.data_membership_category,
      start_date: m.data_membership_from,
      end_date: m.data_membership_to,
      is_disqualified: m.data_membership_blocked,
    },
    withheld: { id: internal, user_id: ownId },
    retention: m.data_until_account,
    onDeletion: 'removed',
    // Whoever pays for a membership may never have a reason to log in.
    keepsUnused: (userId, today) => sql`exists (
      select from ${fitnessMembership} where ${fitnessMembership.userId} = ${userId}
        and (${fitnessMembership.endDate} is null or ${fitnessMembership.endDate} >= ${today}))`,
  },
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
    retention: m.data_booking_kept,
    onDeletion: 'removed',
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
    retention: m.data_event_kept,
    onDeletion: { keptBecause: m.data_event_why },
  },
]

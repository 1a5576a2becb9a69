import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, time, timestamp } from 'drizzle-orm/pg-core'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { bigNumber } from '#platform/database/columns.server.ts'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { exceptionKinds } from '../model/schedule-kinds.ts'
import { groupClassSchedule, instructor } from '../model/tables.server.ts'

/** Days on which a class, or a whole centre, differs from the weekly schedule. */
export const groupClassException = portal.table(
  'group_class_exception',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The first row of a series; null: the whole centre. */
    seriesId: bigNumber('series_id').references(() => groupClassSchedule.id),
    centerId: integer('center_id')
      .notNull()
      .references(() => sportsCenter.id),
    firstDate: date('first_date').notNull(),
    lastDate: date('last_date').notNull(),
    kind: text('kind', { enum: exceptionKinds }).notNull(),
    startTime: time('start_time'),
    room: localizedColumn('room'),
    capacity: integer('capacity'),
    instructorId: integer('instructor_id').references(() => instructor.id),
    /** Shown to members whose class is cancelled by it. */
    reason: localizedColumn('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('group_class_exception_series').on(table.seriesId),
    index('group_class_exception_center').on(table.centerId, table.lastDate),
    check('group_class_exception_dates', sql`${table.lastDate} >= ${table.firstDate}`),
    check('group_class_exception_kind', sql`${table.kind} in ('closed', 'changed')`),
    check('group_class_exception_capacity', sql`${table.capacity} > 0`),
    check(
      'group_class_exception_center_closed',
      sql`${table.seriesId} is not null or ${table.kind} = 'closed'`,
    ),
    check(
      'group_class_exception_changes',
      sql`${table.kind} = 'changed' or num_nonnulls(${table.startTime}, ${table.room},
        ${table.capacity}, ${table.instructorId}) = 0`,
    ),
  ],
)

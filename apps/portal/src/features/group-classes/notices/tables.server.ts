import { sql } from 'drizzle-orm'
import { bigint, index, primaryKey, text } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { groupClass } from '../model/tables.server.ts'

export const classNoticeKind = portal.enum('class_notice_kind', ['opening', 'place', 'deadline'])

/**
 * Notices about a class that are sent once: that its booking opens or a place is free, on request, and a
 * reminder of the deadline for unbooking, without a request.
 */
export const classNotice = portal.table(
  'class_notice',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => groupClass.id),
    kind: classNoticeKind('kind').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** Null: not yet. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.classId, table.kind] }),
    index('class_notice_waiting').on(table.classId).where(sql`${table.sentAt} is null`),
  ],
)

/** Members who have turned off reminders of deadlines. */
export const classReminderStop = portal.table('class_reminder_stop', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
})

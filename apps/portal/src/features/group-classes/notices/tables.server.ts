import { sql } from 'drizzle-orm'
import { bigint, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { groupClass } from '../model/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const classNoticeKind = portal.enum('class_notice_kind', ['opening', 'place', 'deadline'])

/**
 * What somebody is told of a class by mail, once: that its booking opens or that a place is free, for
 * which they ask, and that the deadline for unbooking comes near, for which nobody needs to ask.
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
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** Null: not yet. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.classId, table.kind] }),
    index('class_notice_waiting').on(table.classId).where(sql`${table.sentAt} is null`),
  ],
)

/** Who wants no reminders of deadlines. */
export const classReminderStop = portal.table('class_reminder_stop', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
})

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { course } from '#core/courses/tables.server.ts'
import { emptyText } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longestMessage } from './limits.ts'

/** A mail that staff have sent to those who come to a course. Jobs send it, each to one address. */
export const courseMessage = portal.table(
  'course_message',
  {
    /** Made by the browser of who sent it. */
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** In at least one language. */
    subject: localizedColumn('subject').notNull().$default(emptyText),
    text: localizedColumn('text').notNull().$default(emptyText),
    /** Also to those who wait. */
    toWaiting: boolean('to_waiting').notNull().default(false),
    /** To how many it was sent. */
    addresses: integer('addresses').notNull(),
    sentBy: text('sent_by').references(() => user.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('course_message_of').on(table.courseId, table.sentAt),
    index('course_message_sent_by').on(table.sentBy),
    check(
      'course_message_texts',
      sql`${localizedCheck(table.subject, { longest: longestMessage.subject, least: 0 })}
        and ${localizedCheck(table.text, { longest: longestMessage.text, least: 0 })}`,
    ),
  ],
)

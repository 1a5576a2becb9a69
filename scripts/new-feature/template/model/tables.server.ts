import { sql } from 'drizzle-orm'
import { check, index, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** What people have written to us. Removed with the account. */
export const suggestionBoxEntry = portal.table(
  'suggestion_box_entry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null while it waits. */
    handledAt: instant('handled_at'),
    /** When its writer was notified that it is handled. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    index('suggestion_box_entry_user').on(table.userId, table.createdAt),
    check('suggestion_box_entry_text', sql`length(${table.text}) between 1 and 300`),
    check('suggestion_box_entry_notified', sql`${table.notifiedAt} >= ${table.handledAt}`),
  ],
)

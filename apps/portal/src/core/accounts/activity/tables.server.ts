import { date, index, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'
import { user } from '../tables.server.ts'

/**
 * The day in Oslo on which an account was last used. Triggers on accounts and sessions maintain it,
 * so that every login method updates it; sessions themselves are deleted when they end.
 */
export const accountActivity = portal.table(
  'account_activity',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    lastUsedOn: date('last_used_on', { mode: 'string' }).notNull(),
    /** The day on which the owner was warned of the deletion; null since the last use. */
    warnedOn: date('warned_on', { mode: 'string' }),
  },
  (table) => [index('account_activity_last_used').on(table.lastUsedOn)],
)

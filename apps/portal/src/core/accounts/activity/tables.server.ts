import { date, index, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'
import { user } from '../tables.server.ts'

/**
 * When an account was last in use, right to the day in Oslo. Triggers on accounts and sessions keep
 * it, so that no way to log in can forget it; sessions themselves are gone when they end.
 */
export const accountActivity = portal.table(
  'account_activity',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    lastUsedOn: date('last_used_on', { mode: 'string' }).notNull(),
    /** The day when its owner was told that it would be deleted; none since the last use. */
    warnedOn: date('warned_on', { mode: 'string' }),
  },
  (table) => [index('account_activity_last_used').on(table.lastUsedOn)],
)

import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'
import { user } from '../tables.server.ts'

/** An account that an import made, for somebody who has no password until they choose one. */
export const importedAccount = portal.table(
  'imported_account',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** No foreign key: several features import people. */
    importId: uuid('import_id').notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('imported_account_import').on(table.importId)],
)

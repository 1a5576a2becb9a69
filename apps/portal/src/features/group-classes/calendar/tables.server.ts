import { text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** The secret address by which a calendar fetches what somebody has booked of training. Renewing writes over it. */
export const classCalendar = portal.table('class_calendar', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** By this a calendar is found. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token itself, encrypted for its row: its owner is shown the address again. */
  token: text('token').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
})

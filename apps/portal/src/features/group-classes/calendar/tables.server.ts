import { text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** The secret address from which a calendar fetches a member's sports bookings. A new one replaces it. */
export const classCalendar = portal.table('class_calendar', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** A calendar is found by this hash. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token itself, encrypted for its row, so that its owner can be shown the address again. */
  token: text('token').notNull(),
  createdAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
})

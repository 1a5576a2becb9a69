import { bigint, index, primaryKey, text } from 'drizzle-orm/pg-core'
import { session, user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/**
 * A browser that takes messages for somebody, for as long as they are logged in there: it goes with the
 * session. A browser is one person's at a time.
 */
export const pushSubscription = portal.table(
  'push_subscription',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text('session_id')
      .notNull()
      .unique()
      .references(() => session.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** By this a browser is found again that somebody else has now. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Address and keys as JSON, encrypted for the row of this session. */
    target: text('target').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscription_user').on(table.userId)],
)

/** What was meant for a browser: each occasion once. What it says is in the job alone. */
export const pushMessage = portal.table(
  'push_message',
  {
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    occasion: text('occasion').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null: the push service has not taken it, or not yet. */
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.occasion] })],
)

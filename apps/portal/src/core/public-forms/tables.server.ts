import { index, text, timestamp } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** Tokens of forms that were used, until they would have expired anyway. */
export const usedFormToken = portal.table(
  'used_form_token',
  {
    /** The random part of the token. */
    id: text('id').primaryKey(),
    /** Of what was sent with it, in hexadecimal: the same sent again is known by it. */
    contentHash: text('content_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('used_form_token_expires').on(table.expiresAt)],
)

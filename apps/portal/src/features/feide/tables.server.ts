import { index, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '#features/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A login that is on its way through Feide, good once. State, nonce and code verifier are derived
 * from the token, which the browser's cookie alone has.
 */
export const feideAttempt = portal.table(
  'feide_attempt',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The address on this site that the login leads back to. */
    callback: text('callback').notNull(),
    /** Who wants to link, when it is not a login. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('feide_attempt_user').on(table.userId),
    index('feide_attempt_expires').on(table.expiresAt),
  ],
)

/**
 * Somebody has shown that a Feide account is theirs; which account here it is to open, they say
 * themselves. Good once; the token is in the browser's cookie alone.
 */
export const feideProof = portal.table(
  'feide_proof',
  {
    tokenHash: text('token_hash').primaryKey(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    institution: text('institution'),
    /** Whoever asked to link while logged in; then nobody else may use the proof. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('feide_proof_user').on(table.userId),
    index('feide_proof_expires').on(table.expiresAt),
  ],
)

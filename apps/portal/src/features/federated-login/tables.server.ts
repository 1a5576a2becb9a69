import { index, text } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { providerIds } from './providers.ts'

/**
 * A login that is on its way through a provider, good once. State, nonce and code verifier are derived
 * from the token, which the browser's cookie alone has.
 */
export const federatedAttempt = portal.table(
  'federated_attempt',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The address on this site that the login leads back to. */
    callback: text('callback').notNull(),
    /** Who wants to link, when it is not a login. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('federated_attempt_user').on(table.userId),
    index('federated_attempt_expires').on(table.expiresAt),
  ],
)

/**
 * Somebody has shown that an account at a provider is theirs; which account here it is to open, they say
 * themselves. Good once; the token is in the browser's cookie alone.
 */
export const federatedProof = portal.table(
  'federated_proof',
  {
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider', { enum: providerIds }).notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    institution: text('institution'),
    /** That the provider asserts, encrypted for the row with this token hash. */
    nationalId: text('national_id'),
    /** The user who started linking while logged in; then nobody else may use the proof. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('federated_proof_user').on(table.userId),
    index('federated_proof_expires').on(table.expiresAt),
  ],
)

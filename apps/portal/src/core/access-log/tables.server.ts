import { bigint, index, text } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** What of a person was looked at that is not shown unasked. */
export const accessedData = ['national-id', 'account-number', 'all-data', 'health-refund'] as const
export type AccessedData = (typeof accessedData)[number]

/** Why: people look at their own, and staff at what a case needs. */
export const accessReasons = ['own-profile', 'own-download', 'identity-check', 'case'] as const
export type AccessReason = (typeof accessReasons)[number]

/** Who looked at whose what, when and why. The person whose it is can read it. */
export const accessLog = portal.table(
  'access_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    subjectId: text('subject_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    data: text('data', { enum: accessedData }).notNull(),
    reason: text('reason', { enum: accessReasons }).notNull(),
  },
  (table) => [
    index('access_log_subject').on(table.subjectId, table.at),
    index('access_log_actor').on(table.actorId),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { requestKinds } from './request-kinds.ts'

/** Requests of members to trainers. They are deleted with the account. */
export const trainingRequest = portal.table(
  'training_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: requestKinds }).notNull(),
    /** The name of the requested trainer; null: any available trainer. */
    trainer: text('trainer'),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null while it waits. */
    handledAt: instant('handled_at'),
    /** When the member was notified that the request is handled. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    index('training_request_user').on(table.userId, table.createdAt),
    check('training_request_kind', sql`${table.kind} in ('pt', 'boost')`),
    check('training_request_trainer', sql`length(${table.trainer}) between 1 and 200`),
    check('training_request_text', sql`length(${table.text}) between 1 and 1000`),
    check('training_request_notified', sql`${table.notifiedAt} >= ${table.handledAt}`),
  ],
)

import { index, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/**
 * A change that waits for a second person. Until they confirm it, what it changes is as it was. What
 * became of it is in the audit log.
 */
export const staffProposal = portal.table(
  'staff_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `deposit-amount`: the feature that it belongs to knows what it means. */
    kind: text('kind').notNull(),
    /** What it changes: of one thing one change waits. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').notNull(),
    proposedBy: text('proposed_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    proposedAt: timestamp('proposed_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('staff_proposal_one').on(table.kind, table.subject),
    index('staff_proposal_proposer').on(table.proposedBy),
  ],
)

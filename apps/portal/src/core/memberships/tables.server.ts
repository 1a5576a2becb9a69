import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, text } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/**
 * A fitness membership from its first to its last day (both included; without a last day it runs on).
 * Specification section 3 "Membership". Nobody has two at once: the migration holds it with the
 * exclusion constraint `fitness_membership_one_at_a_time`.
 */
export const fitnessMembership = portal.table(
  'fitness_membership',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    membershipCategory: text('membership_category').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    isDisqualified: boolean('is_disqualified').notNull().default(false),
  },
  (table) => [
    index('fitness_membership_user').on(table.userId),
    check('fitness_membership_period', sql`${table.endDate} >= ${table.startDate}`),
  ],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { terminationReasons } from './termination-reasons.ts'

/**
 * A fitness membership from its first to its last day (both included; without a last day it runs on).
 * Specification section 3 "Membership". Nobody has two at once: the migration adds the
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
    /** Months of commitment, which must be paid before the end; 0 for none. */
    commitmentMonths: smallint('commitment_months').notNull().default(0),
    /** Null if it is paid once. */
    monthlyAmountOre: bigint('monthly_amount_ore', { mode: 'number' }),
    directDebitEnabled: boolean('direct_debit_enabled').notNull().default(false),
    /** Idempotency key of the purchase, chosen by the browser. */
    orderId: uuid('order_id'),
    /** At a desk, and not online. */
    isSoldByStaff: boolean('is_sold_by_staff').notNull().default(false),
    /** The day of the termination; `end_date` is the last day of training. */
    terminatedOn: date('terminated_on', { mode: 'string' }),
    terminationReason: text('termination_reason', { enum: terminationReasons }),
    lastInvoiceDueOn: date('last_invoice_due_on', { mode: 'string' }),
    /** `end_date` from before the termination, restored by a reinstatement. */
    plannedEndDate: date('planned_end_date', { mode: 'string' }),
    /** The last day that was invoiced in the system from which the membership was imported. */
    invoicedElsewhereUntil: date('invoiced_elsewhere_until', { mode: 'string' }),
    /** Incremented by each change, freezes included (optimistic locking). */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('fitness_membership_user').on(table.userId),
    check('fitness_membership_commitment', sql`${table.commitmentMonths} between 0 and 60`),
    check('fitness_membership_amount', sql`${table.monthlyAmountOre} > 0`),
    check(
      'fitness_membership_terminated',
      sql`num_nonnulls(${table.terminatedOn}, ${table.terminationReason}, ${table.lastInvoiceDueOn}) in (0, 3)
        and (${table.terminatedOn} is null or ${table.endDate} is not null)`,
    ),
    check(
      'fitness_membership_planned_end',
      sql`${table.plannedEndDate} is null or ${table.terminatedOn} is not null`,
    ),
    check('fitness_membership_period', sql`${table.endDate} >= ${table.startDate}`),
  ],
)

/**
 * Whole calendar months in which a membership is frozen: nothing is paid, and nothing can be booked
 * for a day in them. Freezes of one membership never overlap: the migration adds the constraint
 * `fitness_freeze_one_at_a_time`.
 */
export const fitnessFreeze = portal.table(
  'fitness_freeze',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    membershipId: bigint('membership_id', { mode: 'number' })
      .notNull()
      .references(() => fitnessMembership.id, { onDelete: 'cascade' }),
    /** The first day of a month. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** The last day of a month. */
    endDate: date('end_date', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'fitness_freeze_whole_months',
      sql`extract(day from ${table.startDate}) = 1 and extract(day from ${table.endDate} + 1) = 1 and ${table.endDate} > ${table.startDate}`,
    ),
  ],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { maxOre, payments } from './membership-type.ts'
import type { InvoiceLine } from './rules/invoicing.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A membership type and its price from a day on, until the next row of the same code. */
export const fitnessMembershipType = portal.table(
  'fitness_membership_type',
  {
    code: text('code').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    name: localizedColumn('name').notNull(),
    /** Shown below the price. */
    note: localizedColumn('note').notNull(),
    /** Only for people who have paid the semester fee. */
    isForStudents: boolean('is_for_students').notNull(),
    payment: text('payment', { enum: payments }).notNull(),
    /** Months of commitment, 0 for none; the duration if it is paid once. */
    months: smallint('months').notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).notNull(),
    startFeeOre: bigint('start_fee_ore', { mode: 'number' }).notNull(),
    isOffered: boolean('is_offered').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.validFrom] }),
    check('fitness_membership_type_code', sql`${table.code} ~ '^[A-Z][A-Z0-9_]{1,39}$'`),
    check(
      'fitness_membership_type_price',
      sql`${table.priceOre} between 1 and ${sql.raw(String(maxOre))}`,
    ),
    check(
      'fitness_membership_type_fee',
      sql`${table.startFeeOre} between 0 and ${sql.raw(String(maxOre))}`,
    ),
    check(
      'fitness_membership_type_months',
      sql`${table.months} between case ${table.payment} when 'once' then 1 else 0 end and 60`,
    ),
  ],
)

/** One row, once staff have changed the default rules. In whole calendar months. */
export const fitnessSettings = portal.table(
  'fitness_settings',
  {
    id: smallint('id').primaryKey(),
    freezeNotice: smallint('freeze_notice').notNull(),
    firstYearFreeze: smallint('first_year_freeze').notNull(),
    laterFreeze: smallint('later_freeze').notNull(),
    uncommittedFreeze: smallint('uncommitted_freeze').notNull(),
    terminationNotice: smallint('termination_notice').notNull(),
    /** Between an invoice and its due date. */
    daysToPay: smallint('days_to_pay').notNull().default(14),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('fitness_settings_one', sql`${table.id} = 1`),
    // An invoice is sent less than a month before its month: with shorter notice it might have been sent.
    check('fitness_settings_days_to_pay', sql`${table.daysToPay} between 7 and 27`),
    check(
      'fitness_settings_notice',
      sql`${table.freezeNotice} between 1 and 6 and ${table.terminationNotice} between 1 and 6`,
    ),
  ],
)

/** An invoice. It is a bookkeeping record and outlives the member's account. */
export const fitnessInvoice = portal.table(
  'fitness_invoice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    membershipId: bigint('membership_id', { mode: 'number' }).references(
      () => fitnessMembership.id,
      { onDelete: 'set null' },
    ),
    invoiceNumber: integer('invoice_number').notNull().unique('fitness_invoice_number'),
    kid: text('kid').notNull().unique('fitness_invoice_kid'),
    recipientName: text('recipient_name').notNull(),
    typeName: localizedColumn('type_name').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    amountOre: bigint('amount_ore', { mode: 'number' }).notNull(),
    invoicedOn: date('invoiced_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** The day of the payment. */
    paidOn: date('paid_on', { mode: 'string' }),
    registeredAt: instant('registered_at'),
    /** The card payment (`core/payments`); null if staff registered the payment. */
    cardPaymentId: uuid('card_payment_id').unique('fitness_invoice_card_payment'),
  },
  (table) => [
    index('fitness_invoice_user').on(table.userId),
    index('fitness_invoice_due').on(table.dueOn),
    unique('fitness_invoice_period').on(table.membershipId, table.periodStart),
    check('fitness_invoice_amount', sql`${table.amountOre} > 0`),
    check('fitness_invoice_due_later', sql`${table.dueOn} >= ${table.invoicedOn}`),
    check(
      'fitness_invoice_paid',
      sql`num_nonnulls(${table.paidOn}, ${table.registeredAt}) in (0, 2)`,
    ),
    check(
      'fitness_invoice_paid_by_card',
      sql`${table.cardPaymentId} is null or ${table.paidOn} is not null`,
    ),
  ],
)

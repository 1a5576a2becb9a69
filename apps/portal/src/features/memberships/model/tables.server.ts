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
import { portal } from '#platform/database/schema.server.ts'
import { maxOre, payments } from './membership-type.ts'
import type { InvoiceLine } from './rules/invoicing.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What can be bought, and its price from a day on; an earlier row of the same code holds until then. */
export const fitnessMembershipType = portal.table(
  'fitness_membership_type',
  {
    code: text('code').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    nameNo: text('name_no').notNull(),
    nameEn: text('name_en').notNull(),
    /** What is said below the price. */
    noteNo: text('note_no').notNull(),
    noteEn: text('note_en').notNull(),
    /** For whoever has paid the semester fee. */
    isForStudents: boolean('is_for_students').notNull(),
    payment: text('payment', { enum: payments }).notNull(),
    /** Of commitment, 0 for none; of one that is paid once, how long it lasts. */
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

/** One row, once staff have set other rules than the usual ones. In whole calendar months. */
export const fitnessSettings = portal.table(
  'fitness_settings',
  {
    id: smallint('id').primaryKey(),
    freezeNotice: smallint('freeze_notice').notNull(),
    firstYearFreeze: smallint('first_year_freeze').notNull(),
    laterFreeze: smallint('later_freeze').notNull(),
    uncommittedFreeze: smallint('uncommitted_freeze').notNull(),
    terminationNotice: smallint('termination_notice').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('fitness_settings_one', sql`${table.id} = 1`),
    // An invoice is sent two weeks before its month: shorter notice would reach one that is sent.
    check(
      'fitness_settings_notice',
      sql`${table.freezeNotice} between 1 and 6 and ${table.terminationNotice} between 1 and 6`,
    ),
  ],
)

/** A demand for money, which the books need longer than its member has an account. */
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
    typeNameNo: text('type_name_no').notNull(),
    typeNameEn: text('type_name_en').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    amountOre: bigint('amount_ore', { mode: 'number' }).notNull(),
    invoicedOn: date('invoiced_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** The day on which the money came. */
    paidOn: date('paid_on', { mode: 'string' }),
    registeredAt: instant('registered_at'),
    /** The payment by card that paid it, as `core/payments` knows it; null of one that staff registered. */
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

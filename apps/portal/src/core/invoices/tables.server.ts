import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { bigNumber, day, instant, listOf } from '#platform/database/columns.server.ts'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import type { InvoiceLine } from './lines.ts'

/** The features that send invoices. */
export const invoiceKinds = ['fitness', 'kindergarten'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/**
 * An invoice. It is a bookkeeping record and outlives the account of who got it. What it says never
 * changes: what was wrong in it is credited. What is paid of it is in the ledger.
 */
export const invoice = portal.table(
  'invoice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    /** Null of a deleted account, and where who pays is known without one: see `subjectId`. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /**
     * What it is for: the feature's id of it, such as of a membership. Of a kindergarten it is the
     * guardian who pays, whose account is worked out when it is needed.
     */
    subjectId: text('subject_id').notNull(),
    /** The part of the organisation that sends it, where a kind has several; otherwise empty. */
    unitId: text('unit_id').notNull().default(''),
    invoiceNumber: integer('invoice_number').notNull().unique('invoice_number'),
    kid: text('kid').notNull().unique('invoice_kid'),
    recipientName: text('recipient_name').notNull(),
    /** What was sold, such as the name of a type of membership. */
    productName: localizedColumn('product_name').notNull(),
    periodStart: day('period_start').notNull(),
    periodEnd: day('period_end').notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    /** The sum of its credit notes. */
    creditedOre: bigNumber('credited_ore').notNull().default(0),
    /** In whole percent, and included in the amounts. */
    vatPercent: smallint('vat_percent').notNull().default(0),
    invoicedOn: day('invoiced_on').notNull(),
    dueOn: day('due_on').notNull(),
    /**
     * What is to be paid still, in øre, as the ledger has it: a trigger changes it with every entry of
     * the invoice's account. Below 0 is what is owed to who has paid.
     */
    openOre: bigNumber('open_ore').notNull().default(0),
    /** The day from which nothing is to be paid; from the same trigger. */
    settledOn: day('settled_on'),
  },
  (table) => [
    index('invoice_user').on(table.userId),
    index('invoice_subject').on(table.kind, table.subjectId),
    index('invoice_unit').on(table.kind, table.unitId, table.periodStart),
    index('invoice_open').on(table.dueOn).where(sql`open_ore <> 0`),
    index('invoice_settled').on(table.settledOn),
    // What was credited in full may be invoiced anew.
    uniqueIndex('invoice_period')
      .on(table.kind, table.subjectId, table.unitId, table.periodStart)
      .where(sql`credited_ore < amount_ore`),
    check('invoice_kind', sql`${table.kind} in (${listOf(invoiceKinds)})`),
    check('invoice_kid_shape', sql`${table.kid} ~ '^[0-9]{9}$'`),
    check('invoice_amount', sql`${table.amountOre} > 0`),
    check('invoice_credited', sql`${table.creditedOre} between 0 and ${table.amountOre}`),
    check('invoice_vat', sql`${table.vatPercent} between 0 and 25`),
    check('invoice_due_later', sql`${table.dueOn} >= ${table.invoicedOn}`),
    check('invoice_period_order', sql`${table.periodEnd} >= ${table.periodStart}`),
  ],
)

/**
 * Money of an invoice that staff have seen on the bank account. A registration that was wrong is taken
 * back, and stays. Payments by card are in `payment`.
 */
export const invoicePayment = portal.table(
  'invoice_payment',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    amountOre: bigNumber('amount_ore').notNull(),
    /** The day on which it reached the account. */
    paidOn: day('paid_on').notNull(),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    registeredBy: text('registered_by').references(() => user.id, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
    undoneBecause: text('undone_because'),
  },
  (table) => [
    index('invoice_payment_of').on(table.invoiceId),
    index('invoice_payment_by').on(table.registeredBy),
    check('invoice_payment_amount', sql`${table.amountOre} > 0`),
    check(
      'invoice_payment_undone',
      sql`num_nonnulls(${table.undoneAt}, ${table.undoneBecause}) in (0, 2)
        and length(${table.undoneBecause}) between 1 and 300`,
    ),
  ],
)

/** Takes back a part of an invoice, or all of it. Never changed either. */
export const creditNote = portal.table(
  'credit_note',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    creditNumber: integer('credit_number').notNull().unique('credit_note_number'),
    /** The lines that are taken back, each at most what is left of it; amounts are positive. */
    lines: jsonb('lines').$type<readonly CreditLine[]>().notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    /** Included in the amount. */
    vatOre: bigNumber('vat_ore').notNull(),
    reason: text('reason').notNull(),
    creditedOn: day('credited_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null once that account is deleted, or for what a rule of the site credits. */
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('credit_note_of').on(table.invoiceId),
    index('credit_note_by').on(table.createdBy),
    check('credit_note_amount', sql`${table.amountOre} > 0`),
    check('credit_note_vat', sql`${table.vatOre} between 0 and ${table.amountOre}`),
    check('credit_note_reason', sql`length(${table.reason}) between 1 and 300`),
  ],
)

/** Where a person wants what is owed of an invoice; removed once its payout is prepared. */
export const invoicePayoutAccount = portal.table('invoice_payout_account', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoice.id, { onDelete: 'cascade' }),
  /** Eleven digits, encrypted for the row. */
  accountNumber: text('account_number').notNull(),
  /** What screens show of it. */
  accountMasked: text('account_masked').notNull(),
  givenAt: instant('given_at').notNull().defaultNow(),
})

/** A part of one line of an invoice. */
export type CreditLine = InvoiceLine & {
  /** Which line of the invoice, from 0. */
  readonly line: number
}

import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const ore = (name: string) => bigint(name, { mode: 'number' })

/** One line of what was sold, VAT included. */
type ReceiptLine = { readonly text: Localized; readonly amountOre: number }

/**
 * What a card payment has paid for, with the texts of that time: a sales document for the accounts. It
 * outlasts its subject and the account; without the account it names nobody.
 */
export const receipt = portal.table(
  'receipt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id').notNull().unique('receipt_payment'),
    /** As in `payment`. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Assigned after the sale, so that payers do not wait for each other's number. */
    receiptNumber: integer('receipt_number').unique('receipt_number'),
    /** `Squash, court 1` */
    product: localizedColumn('product').notNull(),
    place: localizedColumn('place'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    lines: jsonb('lines').$type<readonly ReceiptLine[]>().notNull(),
    amountOre: ore('amount_ore').notNull(),
    /** In whole percent, included in the amount; 0 for what is exempt. */
    vatPercent: smallint('vat_percent').notNull().default(0),
    /** The sum of its credit notes. */
    creditedOre: ore('credited_ore').notNull().default(0),
    soldAt: instant('sold_at').notNull().defaultNow(),
  },
  (table) => [
    index('receipt_user').on(table.userId),
    index('receipt_sold').on(table.soldAt),
    index('receipt_subject').on(table.subjectKind, table.subjectId),
    index('receipt_without_number').on(table.soldAt).where(sql`receipt_number is null`),
    check('receipt_amount', sql`${table.amountOre} > 0`),
    check('receipt_credited', sql`${table.creditedOre} between 0 and ${table.amountOre}`),
    check('receipt_vat', sql`${table.vatPercent} between 0 and 100`),
    check(
      'receipt_span',
      sql`num_nonnulls(${table.startsAt}, ${table.endsAt}) in (0, 2)
        and ${table.startsAt} <= ${table.endsAt}`,
    ),
  ],
)

/** Takes back a part of a receipt, or all of it, and is never changed. */
export const receiptCreditNote = portal.table(
  'receipt_credit_note',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipt.id, { onDelete: 'cascade' }),
    /** Assigned afterwards, as that of the receipt. */
    creditNumber: integer('credit_number').unique('receipt_credit_note_number'),
    amountOre: ore('amount_ore').notNull(),
    /** Included in the amount. */
    vatOre: ore('vat_ore').notNull(),
    /** Which rule or whose decision gave the money back: the `detail` of the refund. */
    cause: text('cause').notNull(),
    /** What staff wrote to the payer; may be empty. */
    reason: text('reason').notNull().default(''),
    creditedAt: instant('credited_at').notNull().defaultNow(),
    /** The member of staff. Null for the payer's own cancellation, and once that account is deleted. */
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('receipt_credit_note_of').on(table.receiptId),
    index('receipt_credit_note_by').on(table.createdBy),
    index('receipt_credit_note_without_number')
      .on(table.creditedAt)
      .where(sql`credit_number is null`),
    check('receipt_credit_note_amount', sql`${table.amountOre} > 0`),
    check('receipt_credit_note_vat', sql`${table.vatOre} between 0 and ${table.amountOre}`),
    check('receipt_credit_note_cause', sql`${table.cause} ~ '^[a-z][a-z-]{1,39}$'`),
    check('receipt_credit_note_reason', sql`length(${table.reason}) <= 300`),
  ],
)

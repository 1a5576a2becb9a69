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
import type { InvoiceLine } from '#core/invoices/lines.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import {
  kindergartenChild,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { bigNumber, day, instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { highestOre, longest } from './limits.ts'
import { draftStates, partialMonths } from './states.ts'

/** What places cost from a month on, until the next row. */
export const kindergartenPrice = portal.table(
  'kindergarten_price',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The first day of a month. */
    validFrom: day('valid_from').notNull().unique('kindergarten_price_from'),
    /** Of a full place for a month, in øre. */
    placeOre: integer('place_ore').notNull(),
    mealsOre: integer('meals_ore').notNull(),
    /** What siblings pay less, in per cent: the second one, and all after that. */
    secondPercent: smallint('second_percent').notNull(),
    laterPercent: smallint('later_percent').notNull(),
    /** Months of the year without payment, 1 to 12. */
    freeMonths: smallint('free_months').array().notNull(),
    /** How a month is paid in which a place starts or ends. */
    partialMonth: text('partial_month', { enum: partialMonths }).notNull(),
    daysToPay: smallint('days_to_pay').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('kindergarten_price_first', sql`extract(day from ${table.validFrom}) = 1`),
    check(
      'kindergarten_price_amounts',
      sql`${table.placeOre} between 0 and ${numeral(highestOre)}
        and ${table.mealsOre} between 0 and ${numeral(highestOre)}`,
    ),
    check(
      'kindergarten_price_percents',
      sql`${table.secondPercent} between 0 and 100 and ${table.laterPercent} between 0 and 100`,
    ),
    check(
      'kindergarten_price_free',
      sql`${table.freeMonths} <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]`,
    ),
    check('kindergarten_price_partial', sql`${table.partialMonth} in (${listOf(partialMonths)})`),
    check('kindergarten_price_days', sql`${table.daysToPay} between 14 and 60`),
  ],
)

/**
 * What the municipality has decided that the place of a child costs. A wrong one is ended and entered
 * again. Of a child no two overlap (`kindergarten_fee_decision_one_at_a_time`).
 */
export const kindergartenFeeDecision = portal.table(
  'kindergarten_fee_decision',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    /** The first day of a month. */
    startsOn: day('starts_on').notNull(),
    /** The last day of a month; null for one without an end. Before its start it never counts. */
    endsOn: day('ends_on'),
    /** Of a full place for a month; either this or a share of the price. */
    fullPlaceOre: integer('full_place_ore'),
    pricePercent: smallint('price_percent'),
    /** The reference of the municipality. */
    reference: text('reference').notNull(),
    enteredAt: instant('entered_at').notNull().defaultNow(),
    enteredBy: text('entered_by').references(() => user.id, { onDelete: 'set null' }),
    endedBecause: text('ended_because'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('kindergarten_fee_decision_child').on(table.childId, table.startsOn),
    index('kindergarten_fee_decision_by').on(table.enteredBy),
    check(
      'kindergarten_fee_decision_days',
      sql`extract(day from ${table.startsOn}) = 1
        and extract(day from ${table.endsOn} + 1) = 1
        and ${table.endsOn} >= ${table.startsOn} - 1`,
    ),
    check(
      'kindergarten_fee_decision_amount',
      sql`num_nonnulls(${table.fullPlaceOre}, ${table.pricePercent}) = 1
        and ${table.fullPlaceOre} between 0 and ${numeral(highestOre)}
        and ${table.pricePercent} between 0 and 100`,
    ),
    check(
      'kindergarten_fee_decision_texts',
      sql`length(${table.reference}) between 1 and ${numeral(longest.reference)}
        and length(${table.endedBecause}) between 1 and ${numeral(longest.why)}`,
    ),
  ],
)

/** Who pays for a child from a month on, until the next row; two share by per cent. */
export const kindergartenPayer = portal.table(
  'kindergarten_payer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    /** The first day of a month. */
    fromMonth: day('from_month').notNull(),
    /** The household of the child is theirs: siblings have the same first payer. */
    firstId: uuid('first_id')
      .notNull()
      .references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    secondId: uuid('second_id').references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    /** The share of the second payer; the first pays the rest. */
    secondPercent: smallint('second_percent').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('kindergarten_payer_from').on(table.childId, table.fromMonth),
    index('kindergarten_payer_first').on(table.firstId),
    index('kindergarten_payer_second').on(table.secondId),
    check('kindergarten_payer_month', sql`extract(day from ${table.fromMonth}) = 1`),
    check(
      'kindergarten_payer_share',
      sql`(${table.secondId} is null) = (${table.secondPercent} = 0)
        and ${table.secondPercent} between 0 and 100 and ${table.firstId} <> ${table.secondId}`,
    ),
  ],
)

/** The invoices of one kindergarten for one month, as staff have previewed them. */
export const kindergartenInvoiceRun = portal.table(
  'kindergarten_invoice_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'restrict' }),
    /** Its first day. */
    month: day('month').notNull(),
    daysToPay: smallint('days_to_pay').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    startedBy: text('started_by').references(() => user.id, { onDelete: 'set null' }),
    /** Null while invoices of it wait. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('kindergarten_invoice_run_one')
      .on(table.kindergartenId, table.month)
      .where(sql`finished_at is null`),
    index('kindergarten_invoice_run_by').on(table.startedBy),
    check('kindergarten_invoice_run_month', sql`extract(day from ${table.month}) = 1`),
  ],
)

/** One invoice of a run. Its lines go once it is issued: they are on the invoice then. */
export const kindergartenInvoiceDraft = portal.table(
  'kindergarten_invoice_draft',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => kindergartenInvoiceRun.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => kindergartenGuardian.id, { onDelete: 'cascade' }),
    recipientName: text('recipient_name').notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    state: text('state', { enum: draftStates }).notNull().default('waiting'),
    invoiceId: uuid('invoice_id').references(() => invoice.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('kindergarten_invoice_draft_of').on(table.runId, table.guardianId),
    index('kindergarten_invoice_draft_guardian').on(table.guardianId),
    index('kindergarten_invoice_draft_invoice').on(table.invoiceId),
    check('kindergarten_invoice_draft_state', sql`${table.state} in (${listOf(draftStates)})`),
    check('kindergarten_invoice_draft_amount', sql`${table.amountOre} > 0`),
  ],
)

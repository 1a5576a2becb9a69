import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { maxOre, payments } from './membership-type.ts'

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
    /** Included in the prices, in whole percent; 0 for what is exempt. */
    vatPercent: smallint('vat_percent').notNull().default(0),
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
    check('fitness_membership_type_vat', sql`${table.vatPercent} between 0 and 25`),
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

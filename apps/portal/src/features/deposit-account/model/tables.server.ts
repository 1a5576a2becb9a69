import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { bankCustomer } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { depositForms } from '#core/studies/deposit-forms.ts'
import { institution } from '#core/studies/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { amountKinds } from './amount-kinds.ts'
import { semesterStarts, studyDegrees } from './application-form.ts'
import { creditReasons } from './credit-reasons.ts'

/** What a student has applied for; how far it has come is in the case of the same id. */
export const depositApplication = portal.table(
  'deposit_application',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    /** As in the passport: the letter names the student so. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    email: text('email').notNull(),
    /** ISO 3166-1 alpha-2. */
    nationality: text('nationality').notNull(),
    institution: text('institution')
      .notNull()
      .references(() => institution.code),
    /** What the institution asked for when it was sent: its own setting may change later. */
    depositForm: text('deposit_form', { enum: depositForms }).notNull(),
    studySubject: text('study_subject').notNull(),
    studyDescription: text('study_description').notNull(),
    degree: text('degree', { enum: studyDegrees }),
    semesters: smallint('semesters').notNull(),
    semesterStart: text('semester_start', { enum: semesterStarts }).notNull(),
    /** The year in which the academic year begins; both are set when it is approved. */
    academicYear: smallint('academic_year'),
    amountOre: bigint('amount_ore', { mode: 'number' }),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    index('deposit_application_birth_date').on(table.birthDate),
    // Specification, section 5: there is a degree, or one or two semesters.
    check(
      'deposit_application_study',
      sql`case ${table.depositForm} when 'degree'
        then ${table.degree} is not null and ${table.semesters} = 0 and ${table.semesterStart} = 'EMPTY'
        when 'semesters' then ${table.degree} is null and ${table.semesters} in (1, 2) and ${table.semesterStart} in ('HOEST', 'VAAR')
        else false end`,
    ),
    check(
      'deposit_application_accepted',
      sql`num_nonnulls(${table.academicYear}, ${table.amountOre}, ${table.acceptedAt}) in (0, 3) and ${table.amountOre} > 0`,
    ),
  ],
)

/** Serials of customer numbers (`toCustomerNumber`): gaps do no harm. */
export const customerSerial = portal.sequence('deposit_customer_serial', {
  startWith: 0,
  minValue: 0,
  maxValue: 999_999,
})

/**
 * What came of an application that was approved: whose money it is in the books, and the invoice. An
 * account that was imported with its money has the name of the previous system in its place.
 */
export const depositAccount = portal.table(
  'deposit_account',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    customerNumber: text('customer_number').notNull().unique('deposit_account_customer_number'),
    invoiceNumber: integer('invoice_number').unique('deposit_account_invoice_number'),
    invoicedOn: date('invoiced_on', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    importedFrom: text('imported_from'),
    /** The last day before the approval lapses, as the reminder has said; null before that. */
    lapsesOn: date('lapses_on', { mode: 'string' }),
  },
  (table) => [
    foreignKey({
      name: 'deposit_account_customer',
      columns: [table.customerNumber],
      foreignColumns: [bankCustomer.customerNumber],
    }).onDelete('cascade'),
    check('deposit_account_due', sql`${table.dueOn} >= ${table.invoicedOn}`),
    // Deferred, an imported one has both.
    check(
      'deposit_account_origin',
      sql`num_nonnulls(${table.invoiceNumber}, ${table.invoicedOn}, ${table.dueOn}) in (0, 3)
        and num_nonnulls(${table.invoiceNumber}, ${table.importedFrom}) > 0`,
    ),
  ],
)

/** A credit note, in a series of its own without gaps, with the invoice that it cancels. */
export const depositCreditNote = portal.table(
  'deposit_credit_note',
  {
    number: integer('number').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: creditReasons }).notNull(),
    creditedOn: date('credited_on', { mode: 'string' }).notNull(),
    /** As they were on the invoice. */
    invoiceNumber: integer('invoice_number').notNull().unique('deposit_credit_note_invoice'),
    invoicedOn: date('invoiced_on', { mode: 'string' }).notNull(),
    semesters: text('semesters').array().notNull(),
    amountOre: bigint('amount_ore', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('deposit_credit_note_case').on(table.caseId),
    check('deposit_credit_note_amount', sql`${table.amountOre} > 0`),
    check(
      'deposit_credit_note_reason',
      sql`${table.reason} in (${sql.raw(creditReasons.map((one) => `'${one}'`).join(', '))})`,
    ),
  ],
)

/** What somebody has filled in and not sent: it is there after a reload and on another device. */
export const depositDraft = portal.table(
  'deposit_draft',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    form: text('form', { enum: ['application', 'refund'] }).notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form] })],
)

/**
 * By when students apply and pay, as staff have set it: days of any year, `06-15`. One row. The
 * halves of the year keep each before the semester that it is for.
 */
export const depositDeadlines = portal.table(
  'deposit_deadlines',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    autumnLastDay: text('autumn_last_day').notNull().default('09-15'),
    springLastDay: text('spring_last_day').notNull().default('02-15'),
    autumnDue: text('autumn_due').notNull().default('06-15'),
    springDue: text('spring_due').notNull().default('11-01'),
    daysToPay: smallint('days_to_pay').notNull().default(14),
    /** How long an answer usually takes; null where nothing is promised. */
    usualDays: smallint('usual_days'),
    /** An approval lapses so many days after the money was due; null where none does. */
    lapseDays: smallint('lapse_days').default(60),
    /** The student is reminded so many days before. */
    reminderDays: smallint('reminder_days').notNull().default(14),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('deposit_deadlines_one_row', sql`${table.onlyRow}`),
    check(
      'deposit_deadlines_first_half',
      sql`${table.springLastDay} between '01-01' and '06-30' and ${table.autumnDue} between '01-01' and '06-30'`,
    ),
    check(
      'deposit_deadlines_second_half',
      sql`${table.autumnLastDay} between '07-01' and '12-31' and ${table.springDue} between '07-01' and '12-31'`,
    ),
    check('deposit_deadlines_lapse', sql`${table.lapseDays} between 1 and 365`),
    check('deposit_deadlines_reminder', sql`${table.reminderDays} between 1 and 90`),
    check('deposit_deadlines_usual_days', sql`${table.usualDays} between 1 and 365`),
    check('deposit_deadlines_days_to_pay', sql`${table.daysToPay} between 1 and 90`),
  ],
)

/** What has to be deposited for an academic year. */
export const depositAmount = portal.table(
  'deposit_amount',
  {
    academicYear: smallint('academic_year').notNull(),
    kind: text('kind', { enum: amountKinds }).notNull(),
    amountOre: bigint('amount_ore', { mode: 'number' }).notNull(),
    /** Where the figure was published. */
    source: text('source').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.academicYear, table.kind] }),
    check('deposit_amount_positive', sql`${table.amountOre} between 1 and 100000000`),
    check('deposit_amount_year', sql`${table.academicYear} between 2019 and 2099`),
    check('deposit_amount_source', sql`length(${table.source}) between 1 and 300`),
  ],
)

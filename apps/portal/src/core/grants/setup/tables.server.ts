import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { emptyText, instant, largestOre, listOf, ore, upTo } from '../columns.server.ts'
import { longest, mostBudgetOre } from '../limits.ts'
import { documentApplicants, payments, reasonKinds, seats } from './kinds.ts'

/** What an organisation decides about its grants as a whole, in one row. */
export const grantSettings = portal.table(
  'grant_settings',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** What the committee is called. */
    committeeName: localizedColumn('committee_name').notNull(),
    /** To whom an appeal goes: another body than the committee. */
    appealBody: localizedColumn('appeal_body').notNull(),
    /** Days after the letter. */
    appealDays: smallint('appeal_days').notNull().default(21),
    /** Days in which a grant is accepted, after the letter. */
    acceptDays: smallint('accept_days').notNull().default(30),
    /** A role in an association so many months ago is a conflict of interest. */
    conflictMonths: smallint('conflict_months').notNull().default(24),
    /** So many members of the committee have to be present when a meeting decides. */
    leastPresent: smallint('least_present').notNull().default(5),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('grant_settings_one_row', sql`${table.onlyRow}`),
    check(
      'grant_settings_committee',
      localizedCheck(table.committeeName, { longest: longest.name }),
    ),
    check('grant_settings_body', localizedCheck(table.appealBody, { longest: longest.name })),
    check('grant_settings_appeal', sql`${table.appealDays} between 1 and 365`),
    check('grant_settings_accept', sql`${table.acceptDays} between 1 and 365`),
    check('grant_settings_conflict', sql`${table.conflictMonths} between 0 and 120`),
    check('grant_settings_present', sql`${table.leastPresent} between 1 and 50`),
  ],
)

/** A kind of grant that can be applied for. One that was removed stays for what was applied for. */
export const grantType = portal.table(
  'grant_type',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: localizedColumn('name').notNull(),
    /** What it is for, for those who apply. */
    description: localizedColumn('description').notNull().$default(emptyText),
    payment: text('payment', { enum: payments }).notNull().default('advance'),
    forAssociations: boolean('for_associations').notNull().default(true),
    forPersons: boolean('for_persons').notNull().default(false),
    /** Whether it is for an event, which is not before the earliest day of the round. */
    hasEvent: boolean('has_event').notNull().default(false),
    leastOre: ore('least_ore').notNull().default(100_000),
    mostOre: ore('most_ore').notNull(),
    /** What is paid when the grant is accepted; the rest, when the report is approved. */
    firstPartPercent: smallint('first_part_percent').notNull().default(100),
    /** The report is due so many days after the last day of what is paid for; null for none. */
    reportDays: smallint('report_days').default(60),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (table) => [
    check('grant_type_name', localizedCheck(table.name, { longest: longest.name })),
    check(
      'grant_type_description',
      localizedCheck(table.description, { longest: longest.description, least: 0 }),
    ),
    check('grant_type_payment', sql`${table.payment} in (${listOf(payments)})`),
    check('grant_type_applicants', sql`${table.forAssociations} or ${table.forPersons}`),
    check(
      'grant_type_amounts',
      sql`${table.leastOre} between 0 and ${table.mostOre} and ${table.mostOre} between 100 and ${largestOre}`,
    ),
    check('grant_type_first_part', sql`${table.firstPartPercent} between 0 and 100`),
    check('grant_type_report', sql`${table.reportDays} between 1 and 730`),
    // What is not paid at once, a report decides.
    check(
      'grant_type_paid_after_report',
      sql`${table.reportDays} is not null or ${table.firstPartPercent} = 100 and ${table.payment} = 'advance'`,
    ),
    check(
      'grant_type_deficit',
      sql`${table.payment} <> 'deficit' or ${table.firstPartPercent} = 0`,
    ),
  ],
)

/** A document on the checklist of a type. One that was removed stays for the files that were sent. */
export const grantDocument = portal.table(
  'grant_document',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    typeId: uuid('type_id')
      .notNull()
      .references(() => grantType.id),
    name: localizedColumn('name').notNull(),
    hint: localizedColumn('hint').notNull().$default(emptyText),
    applicants: text('applicants', { enum: documentApplicants }).notNull().default('all'),
    /** Without it nothing is sent. */
    isRequired: boolean('is_required').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('grant_document_type').on(table.typeId, table.position),
    check('grant_document_name', localizedCheck(table.name, { longest: longest.name })),
    check('grant_document_hint', localizedCheck(table.hint, { longest: longest.hint, least: 0 })),
    check('grant_document_applicants', sql`${table.applicants} in (${listOf(documentApplicants)})`),
  ],
)

/** What the committee gives points for. One that was removed stays for points that were given. */
export const grantCriterion = portal.table(
  'grant_criterion',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: for every type. */
    typeId: uuid('type_id').references(() => grantType.id),
    name: localizedColumn('name').notNull(),
    hint: localizedColumn('hint').notNull().$default(emptyText),
    weight: smallint('weight').notNull().default(1),
    mostPoints: smallint('most_points').notNull().default(5),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('grant_criterion_type').on(table.typeId, table.position),
    check('grant_criterion_name', localizedCheck(table.name, { longest: longest.name })),
    check('grant_criterion_hint', localizedCheck(table.hint, { longest: longest.hint, least: 0 })),
    check('grant_criterion_weight', sql`${table.weight} between 1 and 100`),
    check('grant_criterion_points', sql`${table.mostPoints} between 1 and 10`),
  ],
)

/** A reason for a refusal or a lower amount, as letters give it. */
export const grantReason = portal.table(
  'grant_reason',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: reasonKinds }).notNull(),
    /** In lists and figures. */
    name: localizedColumn('name').notNull(),
    /** In the letter. */
    text: localizedColumn('text').notNull(),
    /** The document that was missing or unreadable: later applicants are told. */
    documentId: uuid('document_id').references(() => grantDocument.id),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('grant_reason_document').on(table.documentId),
    check('grant_reason_kind', sql`${table.kind} in (${listOf(reasonKinds)})`),
    check('grant_reason_name', localizedCheck(table.name, { longest: longest.name })),
    check('grant_reason_text', localizedCheck(table.text, { longest: longest.reason })),
  ],
)

/** What may be granted of a type in a year. The ledger holds what is left of it (`accounts.ts`). */
export const grantBudget = portal.table(
  'grant_budget',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    year: smallint('year').notNull(),
    typeId: uuid('type_id')
      .notNull()
      .references(() => grantType.id),
    amountOre: ore('amount_ore').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('grant_budget_once').on(table.year, table.typeId),
    index('grant_budget_type').on(table.typeId),
    check('grant_budget_year', sql`${table.year} between 2000 and 2200`),
    check('grant_budget_amount', sql`${table.amountOre} between 0 and ${upTo(mostBudgetOre)}`),
  ],
)

/** A round: what is sent until its deadline is decided in its meeting. */
export const grantRound = portal.table(
  'grant_round',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: localizedColumn('name').notNull(),
    /** From then on, applications are written and sent. */
    opensAt: instant('opens_at').notNull(),
    /** Until then, they are sent and changed. */
    deadlineAt: instant('deadline_at').notNull(),
    meetsAt: instant('meets_at').notNull(),
    /** Where the committee meets; empty where that is not known. */
    place: text('place').notNull().default(''),
    /** Of what is applied for, no event is before it. */
    earliestEventOn: date('earliest_event_on', { mode: 'string' }).notNull(),
    /** Whose budgets pay for it. */
    budgetYear: smallint('budget_year').notNull(),
    /** What this round may grant of all its types together; null for what the budgets have. */
    ceilingOre: ore('ceiling_ore'),
    version: integer('version').notNull().default(1),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('grant_round_deadline').on(table.deadlineAt),
    index('grant_round_meeting').on(table.meetsAt),
    check('grant_round_name', localizedCheck(table.name, { longest: longest.name })),
    check('grant_round_place', sql`length(${table.place}) <= ${upTo(longest.place)}`),
    check(
      'grant_round_order',
      sql`${table.opensAt} < ${table.deadlineAt} and ${table.deadlineAt} < ${table.meetsAt}`,
    ),
    check('grant_round_year', sql`${table.budgetYear} between 2000 and 2200`),
    check('grant_round_ceiling', sql`${table.ceilingOre} between 0 and ${upTo(mostBudgetOre)}`),
  ],
)

/** The types that can be applied for in a round. */
export const grantRoundType = portal.table(
  'grant_round_type',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => grantRound.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => grantType.id),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.typeId] }),
    index('grant_round_type_type').on(table.typeId),
  ],
)

/**
 * That somebody is a member of the committee from one day to another. They need the staff role
 * `committee` besides, which gives access to the staff area.
 */
export const grantCommitteeTerm = portal.table(
  'grant_committee_term',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    seat: text('seat', { enum: seats }).notNull().default('member'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Its last day. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('grant_committee_term_user').on(table.userId, table.endsOn),
    index('grant_committee_term_days').on(table.endsOn),
    check('grant_committee_term_seat', sql`${table.seat} in (${listOf(seats)})`),
    check('grant_committee_term_order', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
)

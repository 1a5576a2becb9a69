import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { grantApplication } from '../application/tables.server.ts'
import { day, instant, largestOre, listOf, ore, upTo } from '../columns.server.ts'
import type { ReportContent } from '../content.ts'
import { longest } from '../limits.ts'
import { awardStates, claimStates, partCauses, partStates, reportStates } from './kinds.ts'

/** What becomes of what was granted to an application. */
export const grantAward = portal.table(
  'grant_award',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** By the decision that counts. */
    amountOre: ore('amount_ore').notNull(),
    conditions: text('conditions').notNull().default(''),
    state: text('state', { enum: awardStates }).notNull().default('offered'),
    /** The last day on which it is accepted. */
    acceptBy: day('accept_by').notNull(),
    answeredBy: text('answered_by').references(() => user.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
    /** When the report is due; null where none is asked for. */
    reportDue: day('report_due'),
    settledAt: instant('settled_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('grant_award_accept').on(table.acceptBy).where(sql`state = 'offered'`),
    index('grant_award_report').on(table.reportDue).where(sql`state = 'accepted'`),
    index('grant_award_answered_by').on(table.answeredBy),
    check('grant_award_amount', sql`${table.amountOre} between 0 and ${largestOre}`),
    check('grant_award_state', sql`${table.state} in (${listOf(awardStates)})`),
    check(
      'grant_award_settled',
      sql`(${table.state} = 'settled') = (${table.settledAt} is not null)`,
    ),
  ],
)

/** The bank account of a person to whom something is granted; associations have theirs. */
export const grantPayee = portal.table(
  'grant_payee',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** Encrypted: eleven digits. */
    accountNumber: text('account_number').notNull(),
    accountMasked: text('account_masked').notNull(),
    /** A keyed hash, by which the same account is found elsewhere. */
    accountIndex: text('account_index').notNull(),
    /** Encrypted. */
    holder: text('holder').notNull(),
    enteredAt: instant('entered_at').notNull().defaultNow(),
  },
  (table) => [index('grant_payee_index').on(table.accountIndex)],
)

/** A part of a grant that is paid. */
export const grantPart = portal.table(
  'grant_part',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    cause: text('cause', { enum: partCauses }).notNull(),
    amountOre: ore('amount_ore').notNull(),
    state: text('state', { enum: partStates }).notNull().default('waiting'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Why it was withdrawn. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('grant_part_number').on(table.applicationId, table.number),
    index('grant_part_state').on(table.state, table.createdAt),
    index('grant_part_decided_by').on(table.decidedBy),
    check('grant_part_cause', sql`${table.cause} in (${listOf(partCauses)})`),
    check('grant_part_state_known', sql`${table.state} in (${listOf(partStates)})`),
    check('grant_part_amount', sql`${table.amountOre} between 1 and ${largestOre}`),
    check('grant_part_reason', sql`length(${table.reason}) between 1 and ${upTo(longest.reason)}`),
    check(
      'grant_part_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and (${table.state} = 'withdrawn') = (${table.reason} is not null)`,
    ),
  ],
)

/** A report with accounts. One that was returned is followed by the next number. */
export const grantReport = portal.table(
  'grant_report',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    state: text('state', { enum: reportStates }).notNull().default('draft'),
    content: jsonb('content').$type<ReportContent>().notNull(),
    version: integer('version').notNull().default(1),
    savedBy: text('saved_by').references(() => user.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Why it was returned, for the board. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('grant_report_number').on(table.applicationId, table.number),
    index('grant_report_state').on(table.state, table.sentAt),
    index('grant_report_saved_by').on(table.savedBy),
    index('grant_report_decided_by').on(table.decidedBy),
    check('grant_report_state_known', sql`${table.state} in (${listOf(reportStates)})`),
    check('grant_report_sent', sql`(${table.state} = 'draft') = (${table.sentAt} is null)`),
    check(
      'grant_report_decided',
      sql`(${table.state} in ('returned', 'approved')) = (${table.decidedAt} is not null)
        and (${table.state} = 'returned') = (${table.reason} is not null)`,
    ),
    check(
      'grant_report_reason',
      sql`length(${table.reason}) between 1 and ${upTo(longest.reason)}`,
    ),
  ],
)

/** Money that is claimed back. A second person confirms the claim, and that it was paid. */
export const grantClaim = portal.table(
  'grant_claim',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    amountOre: ore('amount_ore').notNull(),
    /** For the board. */
    reason: text('reason').notNull(),
    dueOn: day('due_on').notNull(),
    state: text('state', { enum: claimStates }).notNull().default('proposed'),
    proposedBy: text('proposed_by').references(() => user.id, { onDelete: 'set null' }),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    confirmedBy: text('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
    confirmedAt: instant('confirmed_at'),
    /** The day on which the money came to the bank, as one person has registered it. */
    receivedOn: day('received_on'),
    registeredBy: text('registered_by').references(() => user.id, { onDelete: 'set null' }),
    /** When a second person confirmed that, or it was cancelled. */
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').references(() => user.id, { onDelete: 'set null' }),
    /** Why it was cancelled, for the board. */
    closedReason: text('closed_reason'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('grant_claim_application').on(table.applicationId),
    index('grant_claim_state').on(table.state, table.dueOn),
    index('grant_claim_proposed_by').on(table.proposedBy),
    index('grant_claim_confirmed_by').on(table.confirmedBy),
    index('grant_claim_registered_by').on(table.registeredBy),
    index('grant_claim_closed_by').on(table.closedBy),
    check('grant_claim_state_known', sql`${table.state} in (${listOf(claimStates)})`),
    check('grant_claim_amount', sql`${table.amountOre} between 1 and ${largestOre}`),
    check('grant_claim_reason', sql`length(${table.reason}) between 1 and ${upTo(longest.reason)}`),
    check('grant_claim_two_people', sql`${table.confirmedBy} <> ${table.proposedBy}`),
    check(
      'grant_claim_closed',
      sql`(${table.state} in ('paid', 'cancelled')) = (${table.closedAt} is not null)
        and (${table.state} = 'cancelled') = (${table.closedReason} is not null)
        and length(${table.closedReason}) between 1 and ${upTo(longest.reason)}`,
    ),
    // Nobody confirms the money that they have registered themselves.
    check(
      'grant_claim_two_receivers',
      sql`${table.state} <> 'paid' or ${table.closedBy} <> ${table.registeredBy}`,
    ),
  ],
)

/** Which reminders were sent: each of them once. */
export const grantReminder = portal.table(
  'grant_reminder',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** `accept-7`, `report-30`, `report-overdue`. */
    kind: text('kind').notNull(),
    /** The day that it was about: after a new deadline it is sent again. */
    about: day('about').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.kind, table.about] }),
    check('grant_reminder_kind', sql`length(${table.kind}) between 1 and 30`),
  ],
)

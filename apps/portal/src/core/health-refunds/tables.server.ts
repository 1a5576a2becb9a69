import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { appealOutcomes, decisionBases, outcomes, repaymentKinds } from './decisions.ts'
import type { Calculation } from './rules/calculate-refund.ts'
import { noRights } from './rules/judge-right.ts'
import { longestName, type SchemeRules } from './rules/scheme-rules.ts'

const ore = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

/** A scheme for refunds of health expenses. What it pays is in its versions. */
export const healthScheme = portal.table(
  'health_scheme',
  {
    id: uuid('id').primaryKey(),
    name: localizedColumn('name').notNull(),
    /** What applicants read before they begin; may be empty. */
    intro: localizedColumn('intro').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The last day of expenses that it refunds; null while it goes on. */
    endsOn: day('ends_on'),
  },
  (table) => [
    check('health_scheme_name', localizedCheck(table.name, { longest: longestName })),
    check('health_scheme_intro', localizedCheck(table.intro, { longest: 2_000, least: 0 })),
  ],
)

/**
 * The rules of a scheme for expenses from a day on, the first of a period. They are never changed: a
 * correction is a later revision for the same day, and the latest one counts.
 */
export const healthSchemeVersion = portal.table(
  'health_scheme_version',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    schemeId: uuid('scheme_id')
      .notNull()
      .references(() => healthScheme.id, { onDelete: 'cascade' }),
    startsOn: day('starts_on').notNull(),
    revision: integer('revision').notNull(),
    rules: jsonb('rules').$type<SchemeRules>().notNull(),
    /** No foreign keys: what happened stays true when a member of staff has left. */
    proposedBy: text('proposed_by').notNull(),
    confirmedBy: text('confirmed_by').notNull(),
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('health_scheme_version_once').on(table.schemeId, table.startsOn, table.revision),
    check('health_scheme_version_revision', sql`${table.revision} > 0`),
  ],
)

/** What somebody has filled in and not sent: of a new application, or of changes to one. */
export const healthRefundDraft = portal.table(
  'health_refund_draft',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    schemeId: uuid('scheme_id')
      .notNull()
      .references(() => healthScheme.id, { onDelete: 'cascade' }),
    /** `2026`, `2026V`. */
    period: text('period').notNull(),
    /** Of the application that is changed; null of a new one. */
    caseId: uuid('case_id').references(() => caseFile.id, { onDelete: 'cascade' }),
    /** Encrypted: `DraftContent`; never an account number. */
    content: text('content').notNull(),
    version: integer('version').notNull().default(1),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('health_refund_draft_new')
      .on(table.userId, table.schemeId, table.period)
      .where(sql`case_id is null`),
    uniqueIndex('health_refund_draft_case').on(table.caseId),
    index('health_refund_draft_saved').on(table.savedAt),
    index('health_refund_draft_scheme').on(table.schemeId),
  ],
)

/** A refund that somebody has applied for; how far it has come is in the case of the same id. */
export const healthRefund = portal.table(
  'health_refund',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    schemeId: uuid('scheme_id')
      .notNull()
      .references(() => healthScheme.id),
    period: text('period').notNull(),
    /** The rules that it was last worked out by. */
    schemeVersionId: uuid('scheme_version_id')
      .notNull()
      .references(() => healthSchemeVersion.id),
    /** Encrypted: the name of the profile when it was sent. */
    payeeName: text('payee_name').notNull(),
    /** Encrypted: eleven digits. */
    accountNumber: text('account_number').notNull(),
    accountMasked: text('account_masked').notNull(),
    /** A keyed hash, by which the same account is found in another person’s application. */
    accountIndex: text('account_index').notNull(),
    /** Since when the applicant has their doctor here, and until when, as they say. */
    doctorFrom: day('doctor_from'),
    doctorTo: day('doctor_to'),
    /** Encrypted: what the applicant wants staff to know. */
    note: text('note'),
    /** As the applicant saw it when they sent it. */
    sentCalculation: jsonb('sent_calculation').$type<Calculation>().notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** What was decided, in øre, after all corrections; null until it is approved. */
    grantedOre: ore('granted_ore'),
    decidedCalculation: jsonb('decided_calculation').$type<Calculation>(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('health_refund_scheme').on(table.schemeId, table.period),
    index('health_refund_version').on(table.schemeVersionId),
    index('health_refund_account').on(table.accountIndex),
    check('health_refund_granted', sql`${table.grantedOre} >= 0`),
    check(
      'health_refund_decided',
      sql`num_nonnulls(${table.grantedOre}, ${table.decidedCalculation}, ${table.decidedAt}, ${table.decidedBy}) in (0, 4)`,
    ),
  ],
)

/** An expense of an application, or the total of a category. */
export const healthRefundLine = portal.table(
  'health_refund_line',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => healthRefund.caseId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** The key of a category of the scheme. */
    category: text('category').notNull(),
    spentFrom: day('spent_from').notNull(),
    /** The same day for a receipt. */
    spentTo: day('spent_to').notNull(),
    amountOre: ore('amount_ore').notNull(),
    /** The receipt is in another currency, and a second file says what was charged in kroner. */
    isForeign: boolean('is_foreign').notNull(),
    /** Encrypted: what it was, where the applicant says so. */
    note: text('note'),
    /** Ids of attachments of the case. */
    files: text('files').array().notNull(),
    /** Why it gives no right, as judged when it was sent; null when it does. */
    noRight: text('no_right', { enum: noRights }),
    /** What staff have set instead of that, in øre. */
    acceptedOre: ore('accepted_ore'),
    /** Encrypted: why, as the applicant reads it. */
    acceptedBecause: text('accepted_because'),
    /** No foreign key: what happened stays true when a member of staff has left. */
    acceptedBy: text('accepted_by'),
  },
  (table) => [
    index('health_refund_line_case').on(table.caseId, table.position),
    check('health_refund_line_amount', sql`${table.amountOre} > 0`),
    check('health_refund_line_days', sql`${table.spentFrom} <= ${table.spentTo}`),
    check(
      'health_refund_line_accepted',
      sql`num_nonnulls(${table.acceptedOre}, ${table.acceptedBecause}, ${table.acceptedBy}) in (0, 3)
        and ${table.acceptedOre} >= 0`,
    ),
  ],
)

/**
 * A decision about an application, with the letter that the applicant gets of it. The latest counts; rows
 * are added and never change.
 */
export const healthRefundDecision = portal.table(
  'health_refund_decision',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => healthRefund.caseId, { onDelete: 'cascade' }),
    /** 1 for the first of the application. */
    number: smallint('number').notNull(),
    basis: text('basis', { enum: decisionBases }).notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    /** In all, in øre; 0 where it is rejected. */
    grantedOre: ore('granted_ore').notNull(),
    /** Encrypted: `DecisionContent`, what the letter says. */
    content: text('content').notNull(),
    /** No foreign keys: what happened stays true when a member of staff has left. */
    decidedBy: text('decided_by').notNull(),
    /** The second person of a correction. */
    confirmedBy: text('confirmed_by'),
    decidedAt: instant('decided_at').notNull(),
    /** The last day on which an appeal is in time; null where the decision is final. */
    appealUntil: day('appeal_until'),
    /** What the applicant owes by this decision, in øre, and by when. */
    payBackOre: ore('pay_back_ore').notNull().default(0),
    payBackBy: day('pay_back_by'),
  },
  (table) => [
    unique('health_refund_decision_once').on(table.caseId, table.number),
    check(
      'health_refund_decision_amount',
      sql`${table.grantedOre} >= 0 and (${table.outcome} = 'granted' or ${table.grantedOre} = 0)`,
    ),
    check(
      'health_refund_decision_pay_back',
      sql`${table.payBackOre} >= 0 and (${table.payBackOre} > 0) = (${table.payBackBy} is not null)`,
    ),
  ],
)

/** What one member of staff finds wrong in a decision; nothing changes before a second confirms it. */
export const healthRefundCorrection = portal.table(
  'health_refund_correction',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => healthRefund.caseId, { onDelete: 'cascade' }),
    /** Of the decision that is wrong. */
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => healthRefundDecision.id, { onDelete: 'cascade' }),
    /** In all, as it should be. */
    grantedOre: ore('granted_ore').notNull(),
    /** Encrypted: `Amendment`, what counts of which expense, and what the applicant reads of it. */
    content: text('content').notNull(),
    /** By when the applicant pays back what was paid too much. */
    payBackBy: day('pay_back_by'),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    confirmedBy: text('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
    droppedAt: instant('dropped_at'),
  },
  (table) => [
    uniqueIndex('health_refund_correction_open')
      .on(table.caseId)
      .where(sql`confirmed_at is null and dropped_at is null`),
    index('health_refund_correction_decision').on(table.decisionId),
    check('health_refund_correction_amount', sql`${table.grantedOre} >= 0`),
    check(
      'health_refund_correction_confirmed',
      sql`num_nonnulls(${table.confirmedBy}, ${table.confirmedAt}) in (0, 2)
        and num_nonnulls(${table.confirmedAt}, ${table.droppedAt}) <= 1`,
    ),
  ],
)

/** An applicant’s appeal, and what somebody who had no part in the decision says to it. */
export const healthRefundAppeal = portal.table(
  'health_refund_appeal',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => healthRefund.caseId, { onDelete: 'cascade' }),
    /** What it is against. */
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => healthRefundDecision.id, { onDelete: 'cascade' }),
    /** Encrypted. */
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    outcome: text('outcome', { enum: appealOutcomes }),
    /** Encrypted: why, as the applicant reads it. */
    words: text('words'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('health_refund_appeal_open')
      .on(table.caseId)
      .where(sql`decided_at is null and withdrawn_at is null`),
    index('health_refund_appeal_case').on(table.caseId, table.sentAt),
    index('health_refund_appeal_decision').on(table.decisionId),
    check(
      'health_refund_appeal_decided',
      sql`num_nonnulls(${table.outcome}, ${table.words}, ${table.decidedBy}, ${table.decidedAt}) in (0, 4)
        and num_nonnulls(${table.decidedAt}, ${table.withdrawnAt}) <= 1`,
    ),
  ],
)

/** What came back of money that was claimed, or was waived; it counts once a second person confirms it. */
export const healthRefundRepayment = portal.table(
  'health_refund_repayment',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => healthRefund.caseId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: repaymentKinds }).notNull(),
    amountOre: ore('amount_ore').notNull(),
    /** The day on which the money came to the bank; of the other kinds that of the decision. */
    happenedOn: day('happened_on').notNull(),
    /** Encrypted: why it is waived or taken back; null for what came. */
    reason: text('reason'),
    /** Of one that is taken back: the one that was wrong. */
    reversesId: uuid('reverses_id'),
    registeredBy: text('registered_by').notNull(),
    registeredAt: instant('registered_at').notNull(),
    confirmedBy: text('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
    droppedAt: instant('dropped_at'),
  },
  (table) => [
    uniqueIndex('health_refund_repayment_open')
      .on(table.caseId)
      .where(sql`confirmed_at is null and dropped_at is null`),
    uniqueIndex('health_refund_repayment_reversed')
      .on(table.reversesId)
      .where(sql`dropped_at is null`),
    index('health_refund_repayment_case').on(table.caseId, table.registeredAt),
    check('health_refund_repayment_amount', sql`${table.amountOre} > 0`),
    check(
      'health_refund_repayment_reverses',
      sql`(${table.kind} = 'taken-back') = (${table.reversesId} is not null)`,
    ),
    check(
      'health_refund_repayment_confirmed',
      sql`num_nonnulls(${table.confirmedBy}, ${table.confirmedAt}) in (0, 2)
        and num_nonnulls(${table.confirmedAt}, ${table.droppedAt}) <= 1`,
    ),
  ],
)

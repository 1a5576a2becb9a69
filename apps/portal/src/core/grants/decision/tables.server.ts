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
import { portal } from '#platform/database/schema.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { grantApplication } from '../application/tables.server.ts'
import { day, instant, largestOre, listOf, ore, upTo } from '../columns.server.ts'
import { longest } from '../limits.ts'
import { grantRound } from '../setup/tables.server.ts'
import { appealOutcomes, decisionBases, outcomes } from './kinds.ts'

/** How far the meeting of a round has come. Of several at once, the first one agrees. */
export const grantMeeting = portal.table(
  'grant_meeting',
  {
    roundId: uuid('round_id')
      .primaryKey()
      .references(() => grantRound.id, { onDelete: 'cascade' }),
    /** The list of decisions holds from then on: nobody changes scores or proposals. */
    agreedAt: instant('agreed_at').notNull(),
    /** The chair or the deputy. */
    agreedBy: text('agreed_by').references(() => user.id, { onDelete: 'set null' }),
    /** All that the minutes say, as it was when the list was agreed. */
    minutes: jsonb('minutes').$type<unknown>().notNull(),
    /** When a second person confirmed it: the letters are sent. */
    releasedAt: instant('released_at'),
    releasedBy: text('released_by').references(() => user.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('grant_meeting_agreed_by').on(table.agreedBy),
    index('grant_meeting_released_by').on(table.releasedBy),
    check('grant_meeting_two_people', sql`${table.releasedBy} <> ${table.agreedBy}`),
  ],
)

/** What a letter says besides the decision, as it was then: settings and reasons change. */
export type LetterTexts = {
  readonly committee: Localized
  readonly appealBody: Localized
  readonly reasons: readonly Localized[]
  /** What was wrong in the letter before; empty where nothing was. */
  readonly note: string
}

/** What was decided about an application, each time. The latest one counts. */
export const grantDecision = portal.table(
  'grant_decision',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    basis: text('basis', { enum: decisionBases }).notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    /** 0 where nothing is granted. */
    amountOre: ore('amount_ore').notNull(),
    reasonIds: uuid('reason_ids').array().notNull(),
    words: text('words').notNull().default(''),
    conditions: text('conditions').notNull().default(''),
    /** The version of the application that it is about. */
    applicationVersion: smallint('application_version').notNull(),
    /** In whose meeting; null where no meeting decided. */
    roundId: uuid('round_id').references(() => grantRound.id),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    confirmedBy: text('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
    /** When it was confirmed, and the letter was sent. */
    decidedAt: instant('decided_at').notNull(),
    /** The last day of an appeal; null where there is none. */
    appealUntil: day('appeal_until'),
    letter: jsonb('letter').$type<LetterTexts>(),
    /** When a later decision took its place. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('grant_decision_number').on(table.applicationId, table.number),
    uniqueIndex('grant_decision_current').on(table.applicationId).where(sql`replaced_at is null`),
    index('grant_decision_round').on(table.roundId),
    index('grant_decision_at').on(table.decidedAt),
    index('grant_decision_by').on(table.decidedBy),
    index('grant_decision_confirmed_by').on(table.confirmedBy),
    check('grant_decision_basis', sql`${table.basis} in (${listOf(decisionBases)})`),
    check('grant_decision_outcome', sql`${table.outcome} in (${listOf(outcomes)})`),
    check(
      'grant_decision_amount',
      sql`case ${table.outcome} when 'granted' then ${table.amountOre} between 1 and ${largestOre}
        else ${table.amountOre} = 0 end`,
    ),
    check('grant_decision_two_people', sql`${table.confirmedBy} <> ${table.decidedBy}`),
    check('grant_decision_words', sql`length(${table.words}) <= ${upTo(longest.words)}`),
    check('grant_decision_conditions', sql`length(${table.conditions}) <= ${upTo(longest.words)}`),
  ],
)

/** An appeal against a decision, which another body decides; staff write down what it says. */
export const grantAppeal = portal.table(
  'grant_appeal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => grantDecision.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentBy: text('sent_by').references(() => user.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    outcome: text('outcome', { enum: appealOutcomes }),
    /** What is granted after it; 0 for nothing. */
    resultOre: ore('result_ore'),
    /** What the other body says, for the letter. */
    words: text('words'),
    /** The day on which it decided. */
    decidedOn: day('decided_on'),
    registeredBy: text('registered_by').references(() => user.id, { onDelete: 'set null' }),
    registeredAt: instant('registered_at'),
    /** A second person; then it holds. */
    confirmedBy: text('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('grant_appeal_open')
      .on(table.applicationId)
      .where(sql`confirmed_at is null and withdrawn_at is null`),
    index('grant_appeal_application').on(table.applicationId, table.sentAt),
    index('grant_appeal_decision').on(table.decisionId),
    index('grant_appeal_sent_by').on(table.sentBy),
    index('grant_appeal_registered_by').on(table.registeredBy),
    index('grant_appeal_confirmed_by').on(table.confirmedBy),
    check('grant_appeal_text', sql`length(${table.text}) between 1 and ${upTo(longest.text)}`),
    check('grant_appeal_words', sql`length(${table.words}) between 1 and ${upTo(longest.words)}`),
    check('grant_appeal_outcome', sql`${table.outcome} in (${listOf(appealOutcomes)})`),
    check(
      'grant_appeal_registered',
      sql`num_nulls(${table.outcome}, ${table.words}, ${table.decidedOn}, ${table.registeredAt}) in (0, 4)
        and (${table.outcome} = 'changed') is not distinct from (${table.resultOre} is not null)
          or ${table.outcome} is null and ${table.resultOre} is null`,
    ),
    check(
      'grant_appeal_confirmed',
      sql`${table.confirmedAt} is null or ${table.registeredAt} is not null`,
    ),
    check('grant_appeal_two_people', sql`${table.confirmedBy} <> ${table.registeredBy}`),
  ],
)

/** A letter that said something wrong: what is right, as one person proposes and a second confirms. */
export const grantCorrection = portal.table(
  'grant_correction',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** The one that is wrong. */
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => grantDecision.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    amountOre: ore('amount_ore').notNull(),
    reasonIds: uuid('reason_ids').array().notNull(),
    words: text('words').notNull().default(''),
    conditions: text('conditions').notNull().default(''),
    /** What was wrong, for the letter. */
    note: text('note').notNull(),
    proposedBy: text('proposed_by').references(() => user.id, { onDelete: 'set null' }),
    proposedAt: instant('proposed_at').notNull(),
    confirmedBy: text('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
    confirmedAt: instant('confirmed_at'),
    droppedAt: instant('dropped_at'),
  },
  (table) => [
    uniqueIndex('grant_correction_open')
      .on(table.applicationId)
      .where(sql`confirmed_at is null and dropped_at is null`),
    index('grant_correction_decision').on(table.decisionId),
    index('grant_correction_proposed_by').on(table.proposedBy),
    index('grant_correction_confirmed_by').on(table.confirmedBy),
    check('grant_correction_outcome', sql`${table.outcome} in (${listOf(outcomes)})`),
    check(
      'grant_correction_amount',
      sql`case ${table.outcome} when 'granted' then ${table.amountOre} between 1 and ${largestOre}
        else ${table.amountOre} = 0 end`,
    ),
    check('grant_correction_words', sql`length(${table.words}) <= ${upTo(longest.words)}`),
    check(
      'grant_correction_conditions',
      sql`length(${table.conditions}) <= ${upTo(longest.words)}`,
    ),
    check(
      'grant_correction_note',
      sql`length(${table.note}) between 1 and ${upTo(longest.reason)}`,
    ),
    check('grant_correction_two_people', sql`${table.confirmedBy} <> ${table.proposedBy}`),
    check(
      'grant_correction_answered',
      sql`num_nonnulls(${table.confirmedAt}, ${table.droppedAt}) < 2`,
    ),
  ],
)

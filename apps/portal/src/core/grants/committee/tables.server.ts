import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { grantApplication } from '../application/tables.server.ts'
import { instant, largestOre, listOf, ore, upTo } from '../columns.server.ts'
import { longest } from '../limits.ts'
import { grantCriterion, grantRound } from '../setup/tables.server.ts'
import { conflictCauses, proposedOutcomes } from './kinds.ts'

/**
 * A member of the committee takes no part in a case. What the system finds is found each time
 * (`find-conflicts.server.ts`), and written down here when the meeting is agreed.
 */
export const grantConflict = portal.table(
  'grant_conflict',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cause: text('cause', { enum: conflictCauses }).notNull(),
    declaredAt: instant('declared_at').notNull().defaultNow(),
    /** One that was declared by mistake. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('grant_conflict_once')
      .on(table.applicationId, table.userId)
      .where(sql`withdrawn_at is null`),
    index('grant_conflict_user').on(table.userId),
    check('grant_conflict_cause', sql`${table.cause} in (${listOf(conflictCauses)})`),
  ],
)

/** The points of one member for one criterion. They belong to the version that was read. */
export const grantScore = portal.table(
  'grant_score',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    criterionId: uuid('criterion_id')
      .notNull()
      .references(() => grantCriterion.id),
    /** Null: "cannot judge". */
    points: smallint('points'),
    /** Of the application. */
    version: smallint('version').notNull(),
    /** On the device, which may have been without a network. */
    markedAt: instant('marked_at').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId, table.criterionId] }),
    index('grant_score_user').on(table.userId),
    index('grant_score_criterion').on(table.criterionId),
    check('grant_score_points', sql`${table.points} between 0 and 10`),
  ],
)

/** What members write about an application to each other. Applicants never read it. */
export const grantComment = portal.table(
  'grant_comment',
  {
    /** Of the device: one that is sent twice is one. */
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Of the application. */
    version: smallint('version').notNull(),
    at: instant('at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('grant_comment_application').on(table.applicationId, table.at),
    index('grant_comment_user').on(table.userId),
    check('grant_comment_text', sql`length(${table.text}) between 1 and ${upTo(longest.comment)}`),
  ],
)

/** What is proposed to the meeting for an application. Members change it until the meeting is agreed. */
export const grantProposal = portal.table(
  'grant_proposal',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: proposedOutcomes }).notNull(),
    /** 0 unless something is granted. */
    amountOre: ore('amount_ore').notNull(),
    /** Of `grant_reason`. */
    reasonIds: uuid('reason_ids').array().notNull(),
    /** In own words, for the letter; empty for none. */
    words: text('words').notNull().default(''),
    /** What the grant is given on; empty for none. */
    conditions: text('conditions').notNull().default(''),
    /** Of the application. */
    applicationVersion: smallint('application_version').notNull(),
    version: integer('version').notNull().default(1),
    proposedBy: text('proposed_by').references(() => user.id, { onDelete: 'set null' }),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
  },
  (table) => [
    index('grant_proposal_by').on(table.proposedBy),
    check('grant_proposal_outcome', sql`${table.outcome} in (${listOf(proposedOutcomes)})`),
    check(
      'grant_proposal_amount',
      sql`case ${table.outcome} when 'granted' then ${table.amountOre} between 1 and ${largestOre}
        else ${table.amountOre} = 0 end`,
    ),
    check('grant_proposal_words', sql`length(${table.words}) <= ${upTo(longest.words)}`),
    check('grant_proposal_conditions', sql`length(${table.conditions}) <= ${upTo(longest.words)}`),
  ],
)

/** Who is present in a meeting. */
export const grantPresence = portal.table(
  'grant_presence',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => grantRound.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.userId] }),
    index('grant_presence_user').on(table.userId),
  ],
)

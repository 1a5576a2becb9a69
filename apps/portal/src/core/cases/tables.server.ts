import { locales } from '@trivsel/content-contract/locales'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { staffMember } from '#core/staff-area/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import {
  localizedCheck,
  localizedColumn,
  localizedIndex,
} from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longestCheck } from './checklist-fields.ts'
import { caseActions, caseActors, caseDecisions, caseStatuses, usualDeadlineDays } from './rules.ts'
import { longestTemplate, longestTemplateName } from './template-fields.ts'

/** Cases without a deadline come last, in the order of `case_file_queue`. */
export const dueOrNever = (dueAt: SQLWrapper) => sql`coalesce(${dueAt}, 'infinity')`

const isOpen = sql`closed_at is null`

/**
 * What somebody has asked for and staff decide. What was asked for lies in a table of the feature,
 * under the same id. The status changes by events alone: triggers hold that.
 */
export const caseFile = portal.table(
  'case_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `deposit-application`: the feature that it belongs to knows what it means. */
    kind: text('kind').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What tells the open cases of one person and one kind apart; empty where there is one at a time. */
    subject: text('subject').notNull().default(''),
    status: text('status', { enum: caseStatuses }).notNull().default('OPPRETTET'),
    /** Counts the events: a decision names the version that the caseworker saw. */
    version: integer('version').notNull().default(1),
    /** The student's, when it was sent: they are answered in it. */
    language: text('language', { enum: locales }).notNull(),
    /** What cases of its kind are counted and filtered by: a key that the feature gives, the institution. */
    groupName: text('group_name'),
    /**
     * As the application names them; null where it names nobody: the account's name then applies.
     */
    applicantName: text('applicant_name'),
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when it has its status. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Staff answer within so many days from when it came to them. */
    deadlineDays: smallint('deadline_days').notNull().default(usualDeadlineDays),
    /** By when staff should have answered; null while it is not theirs to act. A trigger sets it. */
    dueAt: instant('due_at'),
    /** When it was first approved or rejected, and which; a trigger sets both. */
    firstDecidedAt: instant('first_decided_at'),
    firstDecision: text('first_decision', { enum: caseStatuses }),
    /** When nothing more will happen to it; then the same person may apply again. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('case_file_one_open')
      .on(table.userId, table.kind, table.subject)
      .where(sql`${table.closedAt} is null`),
    index('case_file_status').on(table.status, table.changedAt),
    index('case_file_queue').on(dueOrNever(table.dueAt), table.changedAt, table.id).where(isOpen),
    index('case_file_changed').on(table.changedAt, table.id).where(isOpen),
    index('case_file_open').on(table.status, table.kind, table.dueAt).where(isOpen),
    index('case_file_decided').on(table.firstDecidedAt, table.firstDecision),
    index('case_file_user').on(table.userId, table.createdAt),
    index('case_file_assignee').on(table.assigneeId),
    check('case_file_subject', sql`length(${table.subject}) <= 60`),
    check('case_file_group_name', sql`length(${table.groupName}) between 1 and 60`),
    check('case_file_applicant_name', sql`length(${table.applicantName}) between 1 and 300`),
    check('case_file_deadline', sql`${table.deadlineDays} between 1 and 365`),
    check('case_file_status_known', sql.raw(`status in (${quoted(caseStatuses)})`)),
  ],
)

/** Each step of a case. Rows are added and never change. */
export const caseEvent = portal.table(
  'case_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    action: text('action', { enum: caseActions }).notNull(),
    fromStatus: text('from_status', { enum: caseStatuses }).notNull(),
    toStatus: text('to_status', { enum: caseStatuses }).notNull(),
    actorKind: text('actor_kind', { enum: caseActors }).notNull(),
    /** No foreign key: what happened stays true when a member of staff has left. */
    actorId: text('actor_id').notNull(),
    /** The text that the student gets. */
    comment: text('comment'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('case_event_case').on(table.caseId, table.id),
    index('case_event_at').on(table.at),
    check('case_event_comment_length', sql`length(${table.comment}) between 1 and 4000`),
  ],
)

/** What staff write to each other about a case. The student gets it with a copy of their data, and nowhere else. */
export const caseNote = portal.table(
  'case_note',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** A colleague who should read it. */
    notifiedId: text('notified_id').references(() => user.id, { onDelete: 'set null' }),
    /** When they opened the case. */
    seenAt: instant('seen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('case_note_case').on(table.caseId, table.id),
    index('case_note_author').on(table.authorId),
    index('case_note_notified').on(table.notifiedId, table.id),
    check('case_note_text_length', sql`length(${table.text}) between 1 and 2000`),
  ],
)

/** A line of the checklist of a kind of case. One that was removed stays for the cases where it was ticked. */
export const caseCheck = portal.table(
  'case_check',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the cases. */
    kind: text('kind').notNull(),
    text: localizedColumn('text').notNull(),
    /** No approval without it. */
    isRequired: boolean('is_required').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('case_check_kind').on(table.kind, table.position, table.createdAt),
    check('case_check_kind_length', sql`length(${table.kind}) between 1 and 60`),
    check('case_check_texts', localizedCheck(table.text, { longest: longestCheck })),
  ],
)

/** A template for messages to students in cases of a kind, in every language. */
export const caseTemplate = portal.table(
  'case_template',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the cases. */
    kind: text('kind').notNull(),
    name: localizedColumn('name').notNull(),
    text: localizedColumn('text').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // They are chosen by their names, and suggestions that two administrators add at once are added once.
    ...locales.map((locale) =>
      uniqueIndex(`case_template_name_${locale}`).on(
        table.kind,
        localizedIndex(table.name, locale),
      ),
    ),
    check('case_template_kind_length', sql`length(${table.kind}) between 1 and 60`),
    check('case_template_names', localizedCheck(table.name, { longest: longestTemplateName })),
    check('case_template_texts', localizedCheck(table.text, { longest: longestTemplate })),
  ],
)

/** A message that a caseworker has saved as a template for themselves alone, in the language it was written in. */
export const caseOwnTemplate = portal.table(
  'case_own_template',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => staffMember.userId, { onDelete: 'cascade' }),
    /** Of the cases. */
    kind: text('kind').notNull(),
    language: text('language', { enum: locales }).notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('case_own_template_name').on(
      table.userId,
      table.kind,
      table.language,
      sql`lower(${table.name})`,
    ),
    check('case_own_template_kind_length', sql`length(${table.kind}) between 1 and 60`),
    check(
      'case_own_template_name_length',
      sql`length(${table.name}) between 1 and ${sql.raw(String(longestTemplateName))}`,
    ),
    check('case_own_template_text_length', sql`length(${table.text}) between 1 and 4000`),
  ],
)

/** That a line of the checklist was looked at in a case. */
export const caseTick = portal.table(
  'case_tick',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    checkId: uuid('check_id')
      .notNull()
      .references(() => caseCheck.id),
    /** No foreign key: what happened stays true when a member of staff has left. */
    actorId: text('actor_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.checkId] }),
    index('case_tick_check').on(table.checkId),
  ],
)

/** A decision that has not taken effect: until then it can be withdrawn, and nobody is notified. */
export const caseDecision = portal.table(
  'case_decision',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    action: text('action', { enum: caseDecisions }).notNull(),
    comment: text('comment'),
    /** What it fixes, as it was seen: it takes effect with this, and with nothing newer. */
    terms: jsonb('terms').$type<{ key: string; amountOre: number }>(),
    /** Of a rejection: what its kind has a list of. */
    reasons: text('reasons').array().notNull().default(sql`'{}'`),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull().defaultNow(),
    takesEffectAt: instant('takes_effect_at').notNull(),
  },
  (table) => [
    check('case_decision_comment_length', sql`length(${table.comment}) between 1 and 4000`),
  ],
)

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ')
}

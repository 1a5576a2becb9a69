import { locales } from '@trivsel/content-contract/locales'
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
import { association } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { instant, largestOre, listOf, ore, upTo } from '../columns.server.ts'
import type { GrantContent } from '../content.ts'
import { longest } from '../limits.ts'
import { applicantKinds } from '../setup/kinds.ts'
import { grantDocument, grantRound, grantType } from '../setup/tables.server.ts'

/** A file as a version was sent with it. */
export type SentFile = {
  readonly id: string
  readonly name: string
  readonly documentId: string | null
  readonly sha256: string
}

/**
 * An application, from the first line of its draft. What counts is its latest version; the draft holds
 * what was changed since.
 */
export const grantApplication = portal.table(
  'grant_application',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicantKind: text('applicant_kind', { enum: applicantKinds }).notNull(),
    associationId: uuid('association_id').references(() => association.id),
    /** A person who applies; null of an association, and of an account that is deleted. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => grantType.id),
    /** The round in which it is decided; one that was postponed is in a later one. */
    roundId: uuid('round_id')
      .notNull()
      .references(() => grantRound.id),
    /** As people name it, `900017`; null until it is sent. */
    reference: text('reference').unique('grant_application_reference'),
    /** In which letters are written. */
    language: text('language', { enum: locales }).notNull(),
    draft: jsonb('draft').$type<GrantContent>().notNull(),
    /** Counts the changes of the draft, files among them: two people write at once. */
    draftVersion: integer('draft_version').notNull().default(1),
    draftBy: text('draft_by').references(() => user.id, { onDelete: 'set null' }),
    draftAt: instant('draft_at').notNull().defaultNow(),
    /** The latest version that was sent; 0 for none. */
    sentVersion: smallint('sent_version').notNull().default(0),
    firstSentAt: instant('first_sent_at'),
    /** The case in which staff check it, under the status of which it is decided. */
    caseId: uuid('case_id').references(() => caseFile.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').references(() => user.id, { onDelete: 'set null' }),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A page that is loaded again makes no second draft.
    uniqueIndex('grant_application_one_draft')
      .on(table.associationId, table.typeId)
      .where(sql`sent_version = 0 and withdrawn_at is null`),
    uniqueIndex('grant_application_one_own_draft')
      .on(table.userId, table.typeId)
      .where(sql`sent_version = 0 and withdrawn_at is null`),
    uniqueIndex('grant_application_case').on(table.caseId),
    index('grant_application_association').on(table.associationId, table.createdAt),
    index('grant_application_user').on(table.userId, table.createdAt),
    index('grant_application_round').on(table.roundId, table.typeId).where(sql`sent_version > 0`),
    index('grant_application_type').on(table.typeId),
    index('grant_application_draft_by').on(table.draftBy),
    index('grant_application_withdrawn_by').on(table.withdrawnBy),
    index('grant_application_created_by').on(table.createdBy),
    index('grant_application_drafts').on(table.draftAt).where(sql`sent_version = 0`),
    check(
      'grant_application_applicant',
      sql`(${table.applicantKind} = 'association') = (${table.associationId} is not null)
        and (${table.applicantKind} = 'person' or ${table.userId} is null)`,
    ),
    check(
      'grant_application_sent',
      sql`(${table.sentVersion} > 0) = (${table.firstSentAt} is not null)
        and (${table.sentVersion} > 0) = (${table.reference} is not null)`,
    ),
    check('grant_application_kind', sql`${table.applicantKind} in (${listOf(applicantKinds)})`),
  ],
)

/** What was sent, each time: rows are added and never change. */
export const grantApplicationVersion = portal.table(
  'grant_application_version',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    content: jsonb('content').$type<GrantContent>().notNull(),
    title: text('title').notNull(),
    requestedOre: ore('requested_ore').notNull(),
    files: jsonb('files').$type<readonly SentFile[]>().notNull(),
    /** Of the association on that day: all, and those whose fee was paid. Null of a person. */
    members: integer('members'),
    payingMembers: integer('paying_members'),
    sentBy: text('sent_by').references(() => user.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    index('grant_application_version_sent_by').on(table.sentBy),
    check('grant_application_version_number', sql`${table.number} > 0`),
    check(
      'grant_application_version_title',
      sql`length(${table.title}) between 1 and ${upTo(longest.title)}`,
    ),
    check(
      'grant_application_version_requested',
      sql`${table.requestedOre} between 1 and ${largestOre}`,
    ),
  ],
)

/** A file of an application. One that a version was sent with is never deleted, only taken out. */
export const grantFile = portal.table(
  'grant_file',
  {
    attachmentId: text('attachment_id')
      .primaryKey()
      .references(() => attachment.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => grantApplication.id, { onDelete: 'cascade' }),
    /** What it is on the checklist; null for anything else. */
    documentId: uuid('document_id').references(() => grantDocument.id),
    addedBy: text('added_by').references(() => user.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** When it was taken out of the draft. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('grant_file_application').on(table.applicationId, table.addedAt),
    index('grant_file_document').on(table.documentId),
    index('grant_file_added_by').on(table.addedBy),
  ],
)

import { locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { associationStates } from '#core/associations/states.ts'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import { instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longestMailing } from './limits.ts'

/** What belongs to the application to found an association, besides the association itself. */
export const associationApplication = portal.table(
  'association_application',
  {
    associationId: uuid('association_id')
      .primaryKey()
      .references(() => association.id, { onDelete: 'cascade' }),
    /** The id of an attachment, which may be removed before this row. */
    statutesFile: text('statutes_file').notNull(),
    minutesFile: text('minutes_file').notNull(),
    /** In which the applicant read the form, and is answered. */
    language: text('language', { enum: locales }).notNull(),
    /** When the applicant sent it the latest time. */
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [
    check('association_application_language', sql`${table.language} in (${listOf(locales)})`),
  ],
)

/** A mail of staff to the contact persons of associations, and how far it has come. */
export const associationMailing = portal.table(
  'association_mailing',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Only those in this state, of this institution, of this topic; null for all. */
    state: text('state', { enum: associationStates }),
    institutionCode: text('institution_code').references(() => institution.code, {
      onDelete: 'set null',
    }),
    topicId: uuid('topic_id').references(() => associationTopic.id, { onDelete: 'set null' }),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The account that got it last: accounts are taken in the order of their ids. */
    lastUserId: text('last_user_id').notNull().default(''),
    sentCount: integer('sent_count').notNull().default(0),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('association_mailing_created').on(table.createdAt),
    index('association_mailing_by').on(table.createdBy),
    index('association_mailing_institution').on(table.institutionCode),
    index('association_mailing_topic').on(table.topicId),
    check('association_mailing_state', sql`${table.state} in (${listOf(associationStates)})`),
    check(
      'association_mailing_texts',
      sql`length(${table.subject}) between 1 and ${numeral(longestMailing.subject)}
        and length(${table.text}) between 1 and ${numeral(longestMailing.text)}`,
    ),
  ],
)

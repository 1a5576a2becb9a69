import { locales } from '@trivsel/content-contract/locales'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { emptyText, instant, listOf } from '#platform/database/columns.server.ts'
import {
  localizedCheck,
  localizedColumn,
  localizedText,
} from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest, newsletterTopics } from './rules.ts'

const topicList = listOf(newsletterTopics)
const localeList = listOf(locales)

/**
 * Sign-ups and subscriptions to newsletters, with the proof of consent. An unconfirmed row is an address
 * that somebody has entered. An ended subscription to the organisation's newsletter has no address; one
 * to that of an association is deleted. Members of an association get its newsletter without a row.
 */
export const newsletterSubscription = portal.table(
  'newsletter_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Whose newsletter it is; null for that of the organisation. */
    associationId: uuid('association_id').references(() => association.id, {
      onDelete: 'cascade',
    }),
    /** In lower case; null when the subscription has ended. */
    email: text('email'),
    /** Of an ended subscription (`hashEmail`). */
    emailHash: text('email_hash'),
    /** The language of the mails. */
    language: text('language', { enum: locales }).notNull(),
    /** Of the organisation's newsletter; that of an association has none. */
    topics: text('topics', { enum: newsletterTopics }).array().notNull(),
    /** The id of the form. */
    source: text('source').notNull(),
    /** Of the text of the consent (`rules.ts`). */
    consentVersion: smallint('consent_version').notNull(),
    /** When the form was sent that the latest confirmation mail belongs to. */
    requestedAt: instant('requested_at').notNull(),
    /** Number of confirmation mails. */
    mails: smallint('mails').notNull().default(1),
    confirmedAt: instant('confirmed_at'),
    /** When the latest mail about an existing subscription was sent. */
    notifiedAt: instant('notified_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    endedBy: text('ended_by', { enum: ['person', 'undeliverable'] }),
  },
  (table) => [
    uniqueIndex('newsletter_subscription_email').on(table.email).where(sql`association_id is null`),
    uniqueIndex('newsletter_subscription_follower').on(table.associationId, table.email),
    index('newsletter_subscription_address').on(table.email),
    index('newsletter_subscription_hash').on(table.emailHash),
    check(
      'newsletter_subscription_email_written',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) between 3 and 254`,
    ),
    check('newsletter_subscription_language', sql`${table.language} in (${localeList})`),
    check('newsletter_subscription_topics', sql`${table.topics} <@ array[${topicList}]`),
    check(
      'newsletter_subscription_ended',
      sql`case when ${table.unsubscribedAt} is null
        then ${table.email} is not null
          and (cardinality(${table.topics}) > 0) = (${table.associationId} is null)
          and num_nonnulls(${table.emailHash}, ${table.endedBy}) = 0
        else ${table.associationId} is null and ${table.email} is null and cardinality(${table.topics}) = 0
          and num_nulls(${table.emailHash}, ${table.endedBy}, ${table.confirmedAt}) = 0 end`,
    ),
  ],
)

/** Both a subject and a text in one language. */
const isWritten = (subject: SQLWrapper, text: SQLWrapper) =>
  sql.join(
    locales.map(
      (locale) =>
        sql`(length(${localizedText(subject, locale)}) > 0 and length(${localizedText(text, locale)}) > 0)`,
    ),
    sql` or `,
  )

/** One issue of a newsletter, as staff or the board of an association write it. */
export const newsletterIssue = portal.table(
  'newsletter_issue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Whose newsletter it is; null for that of the organisation. */
    associationId: uuid('association_id').references(() => association.id, {
      onDelete: 'cascade',
    }),
    /** Null: all subscribers. */
    topic: text('topic', { enum: newsletterTopics }),
    subject: localizedColumn('subject').notNull().$default(emptyText),
    text: localizedColumn('text').notNull().$default(emptyText),
    /** Incremented by each change; a change or sending must name the version that was seen. */
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When it was sent: it goes to the subscribers of that time and cannot change afterwards. */
    sentAt: instant('sent_at'),
    /** When all its mails had been created. */
    finishedAt: instant('finished_at'),
    /** When somebody stopped it while it was being sent; it is finished then. */
    stoppedAt: instant('stopped_at'),
    /** Number of its mails. */
    recipients: integer('recipients'),
  },
  (table) => [
    index('newsletter_issue_changed').on(table.changedAt),
    index('newsletter_issue_association').on(table.associationId, table.sentAt),
    check(
      'newsletter_issue_topic',
      sql`${table.topic} in (${topicList}) and (${table.topic} is null or ${table.associationId} is null)`,
    ),
    check(
      'newsletter_issue_stopped',
      sql`${table.stoppedAt} is null
        or (${table.associationId} is not null and ${table.finishedAt} is not null)`,
    ),
    check(
      'newsletter_issue_lengths',
      sql`${localizedCheck(table.subject, { longest: longest.subject, least: 0 })}
        and ${localizedCheck(table.text, { longest: longest.text, least: 0 })}`,
    ),
    check(
      'newsletter_issue_whole',
      sql`${table.sentAt} is null
        or (${localizedCheck(table.subject, { longest: longest.subject })}
          and ${localizedCheck(table.text, { longest: longest.text })})
        or (${table.associationId} is not null and (${isWritten(table.subject, table.text)}))`,
    ),
    check(
      'newsletter_issue_recipients',
      sql`(${table.recipients} is null) = (${table.finishedAt} is null)`,
    ),
  ],
)

/** One mail of an issue. The keys prevent a second one to the same person. */
export const newsletterDelivery = portal.table(
  'newsletter_delivery',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id').references(() => newsletterSubscription.id, {
      onDelete: 'cascade',
    }),
    /** Of a member of the association, who has no subscription. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The Message-ID, with its angle brackets. */
    mailId: text('mail_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    /** When a mail server accepted it. */
    sentAt: instant('sent_at'),
    /** When it was refused, failed finally or bounced. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_delivery_subscriber').on(table.issueId, table.subscriptionId),
    uniqueIndex('newsletter_delivery_member').on(table.issueId, table.userId),
    index('newsletter_delivery_user').on(table.userId),
    index('newsletter_delivery_subscription').on(table.subscriptionId, table.createdAt),
    check(
      'newsletter_delivery_recipient',
      sql`num_nonnulls(${table.subscriptionId}, ${table.userId}) = 1`,
    ),
  ],
)

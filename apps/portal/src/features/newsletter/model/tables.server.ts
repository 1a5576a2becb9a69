import { locales, perLocale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest, newsletterTopics } from './rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const emptyText = () => perLocale(() => '')

const listOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))
const topicList = listOf(newsletterTopics)
const localeList = listOf(locales)

/**
 * Sign-ups and subscriptions to the newsletter, with the proof of consent. An unconfirmed row is an
 * address that somebody has entered. An ended subscription has no address.
 */
export const newsletterSubscription = portal.table(
  'newsletter_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case; null when the subscription has ended. */
    email: text('email'),
    /** Of an ended subscription (`hashEmail`). */
    emailHash: text('email_hash'),
    /** The language of the mails. */
    language: text('language', { enum: locales }).notNull(),
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
    uniqueIndex('newsletter_subscription_email').on(table.email),
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
        then ${table.email} is not null and cardinality(${table.topics}) > 0
          and num_nonnulls(${table.emailHash}, ${table.endedBy}) = 0
        else ${table.email} is null and cardinality(${table.topics}) = 0
          and num_nulls(${table.emailHash}, ${table.endedBy}, ${table.confirmedAt}) = 0 end`,
    ),
  ],
)

/** One issue of the newsletter, as staff write it. */
export const newsletterIssue = portal.table(
  'newsletter_issue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: all subscribers. */
    topic: text('topic', { enum: newsletterTopics }),
    subject: localizedColumn('subject').notNull().$default(emptyText),
    text: localizedColumn('text').notNull().$default(emptyText),
    /** Incremented by each change; a change or sending must name the version that was seen. */
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When staff sent it: it goes to the subscribers of that time and cannot change afterwards. */
    sentAt: instant('sent_at'),
    /** When all its mails had been created. */
    finishedAt: instant('finished_at'),
    /** Number of its mails. */
    recipients: integer('recipients'),
  },
  (table) => [
    index('newsletter_issue_changed').on(table.changedAt),
    check('newsletter_issue_topic', sql`${table.topic} in (${topicList})`),
    check(
      'newsletter_issue_lengths',
      sql`${localizedCheck(table.subject, { longest: longest.subject, least: 0 })}
        and ${localizedCheck(table.text, { longest: longest.text, least: 0 })}`,
    ),
    check(
      'newsletter_issue_whole',
      sql`${table.sentAt} is null
        or (${localizedCheck(table.subject, { longest: longest.subject })}
          and ${localizedCheck(table.text, { longest: longest.text })})`,
    ),
    check(
      'newsletter_issue_recipients',
      sql`(${table.recipients} is null) = (${table.finishedAt} is null)`,
    ),
  ],
)

/** One mail of an issue. The primary key prevents a second one to the same person. */
export const newsletterDelivery = portal.table(
  'newsletter_delivery',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssue.id),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => newsletterSubscription.id, { onDelete: 'cascade' }),
    /** The Message-ID, with its angle brackets. */
    mailId: text('mail_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a mail server accepted it. */
    sentAt: instant('sent_at'),
    /** When it was refused, failed finally or bounced. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriptionId] }),
    uniqueIndex('newsletter_delivery_mail').on(table.mailId),
    index('newsletter_delivery_subscription').on(table.subscriptionId, table.createdAt),
  ],
)

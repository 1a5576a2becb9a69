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
import { portal } from '#platform/database/schema.server.ts'
import { newsletterTopics } from './rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const topicList = sql.raw(newsletterTopics.map((topic) => `'${topic}'`).join(', '))

/**
 * Who has asked for the newsletter, and the proof that they have. One that is not confirmed is an
 * address that somebody has typed. Whoever unsubscribes has no address here any more.
 */
export const newsletterSubscription = portal.table(
  'newsletter_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case; null when it has ended. */
    email: text('email'),
    /** Of one that has ended (`hashOfEmail`). */
    emailHash: text('email_hash'),
    /** They are written in it. */
    language: text('language', { enum: ['no', 'en'] }).notNull(),
    topics: text('topics', { enum: newsletterTopics }).array().notNull(),
    /** The page of the form. */
    source: text('source').notNull(),
    /** Of what was read before consenting (`rules.ts`). */
    consentVersion: smallint('consent_version').notNull(),
    /** When the form was sent, of the latest mail that asks to confirm it. */
    askedAt: instant('asked_at').notNull(),
    /** How many such mails have left. */
    mails: smallint('mails').notNull().default(1),
    confirmedAt: instant('confirmed_at'),
    /** When somebody was last told that they subscribe already. */
    toldAt: instant('told_at'),
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
    check('newsletter_subscription_language', sql`${table.language} in ('no', 'en')`),
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
    /** Null: for everybody. */
    topic: text('topic', { enum: newsletterTopics }),
    subjectNo: text('subject_no').notNull().default(''),
    textNo: text('text_no').notNull().default(''),
    subjectEn: text('subject_en').notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    /** Counts what was written: whoever changes or sends it names the one that they have seen. */
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When staff sent it: it goes to whoever subscribed then, and is not changed any more. */
    sentAt: instant('sent_at'),
    /** When there was a mail for each of them. */
    finishedAt: instant('finished_at'),
    /** How many that were. */
    recipients: integer('recipients'),
  },
  (table) => [
    index('newsletter_issue_changed').on(table.changedAt),
    check('newsletter_issue_topic', sql`${table.topic} in (${topicList})`),
    check(
      'newsletter_issue_lengths',
      sql`greatest(length(${table.subjectNo}), length(${table.subjectEn})) <= 150
        and greatest(length(${table.textNo}), length(${table.textEn})) <= 20000`,
    ),
    check(
      'newsletter_issue_whole',
      sql`${table.sentAt} is null
        or least(length(${table.subjectNo}), length(${table.textNo}), length(${table.subjectEn}), length(${table.textEn})) > 0`,
    ),
    check(
      'newsletter_issue_recipients',
      sql`(${table.recipients} is null) = (${table.finishedAt} is null)`,
    ),
  ],
)

/** One mail of an issue: its key is why nobody gets it twice. */
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
    /** When a mail server took it. */
    sentAt: instant('sent_at'),
    /** When it was refused or given up, or came back. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriptionId] }),
    uniqueIndex('newsletter_delivery_mail').on(table.mailId),
    index('newsletter_delivery_subscription').on(table.subscriptionId, table.createdAt),
  ],
)

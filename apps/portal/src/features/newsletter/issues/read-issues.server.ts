import { type Locale, perLocale } from '@trivsel/content-contract/locales'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { isOfList } from '#core/newsletters/is-of-list.server.ts'
import { newsletterTopics } from '#core/newsletters/rules.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { isSubscribed } from './audience.server.ts'
import type { IssueLine, NewsletterOverview, OpenIssue } from './contract.ts'
import { isOwnIssue } from './edit-issue.server.ts'
import { composeIssueMail } from './issue-mail.server.ts'
import { refuseIssue } from './refuse-issue.server.ts'

/** Issues: more than ten years of them. */
const mostIssues = 500

const line = {
  issue: newsletterIssue,
  delivered: sql<number>`count(*) filter (where ${newsletterDelivery.sentAt} is not null
    and ${newsletterDelivery.failedAt} is null)::int`,
  failed: sql<number>`count(${newsletterDelivery.failedAt})::int`,
  waiting: sql<number>`count(${newsletterDelivery.issueId}) filter (where ${newsletterDelivery.sentAt} is null
    and ${newsletterDelivery.failedAt} is null)::int`,
}
type Line = {
  issue: typeof newsletterIssue.$inferSelect
  delivered: number
  failed: number
  /** Excludes people who unsubscribed before their mail was sent. */
  waiting: number
}

/** The number of subscribers, and all issues: drafts before sent ones. */
export async function readOverview(database: Database): Promise<NewsletterOverview> {
  const issues = await database
    .select(line)
    .from(newsletterIssue)
    .leftJoin(newsletterDelivery, eq(newsletterDelivery.issueId, newsletterIssue.id))
    .where(isOfList(newsletterIssue.associationId, null))
    .groupBy(newsletterIssue.id)
    .orderBy(sql`${newsletterIssue.sentAt} desc nulls first`, desc(newsletterIssue.changedAt))
    .limit(mostIssues)
  const languages = await countByLanguage(database, null)
  const chosen = sql<NewsletterOverview['subscribers']['topics']>`jsonb_build_object(${sql.join(
    newsletterTopics.map(
      (topic) =>
        sql`${topic}::text, count(*) filter (where ${topic} = any(${newsletterSubscription.topics}))`,
    ),
    sql`, `,
  )})`
  const [topics] = await database
    .select({ chosen })
    .from(newsletterSubscription)
    .where(isSubscribed(null))
  const unconfirmed = await database.$count(
    newsletterSubscription,
    and(
      isOfList(newsletterSubscription.associationId, null),
      isNull(newsletterSubscription.confirmedAt),
    ),
  )
  if (!topics) throw new Error('The count returned no row')
  return {
    subscribers: {
      total: Object.values(languages).reduce((sum, people) => sum + people, 0),
      languages,
      topics: topics.chosen,
      unconfirmed,
    },
    issues: issues.map(toIssueLine),
  }
}

/** @throws {Refusal} ISSUE_NOT_FOUND (404) */
export async function readIssue(
  database: Database,
  id: string,
  exampleUrls: Localized,
): Promise<OpenIssue> {
  const [found] = await database
    .select(line)
    .from(newsletterIssue)
    .leftJoin(newsletterDelivery, eq(newsletterDelivery.issueId, newsletterIssue.id))
    .where(isOwnIssue(id))
    .groupBy(newsletterIssue.id)
  if (!found) throw refuseIssue('ISSUE_NOT_FOUND')
  const { issue } = found
  const preview = (language: Locale) =>
    composeIssueMail(issue, { language, unsubscribeUrl: exampleUrls[language] })
  return {
    ...toIssueLine(found),
    version: issue.version,
    text: issue.text,
    audience: await countByLanguage(database, issue.topic),
    preview: perLocale(preview),
  }
}

async function countByLanguage(database: Database, topic: IssueLine['topic']) {
  const rows = await database
    .select({ language: newsletterSubscription.language, people: count() })
    .from(newsletterSubscription)
    .where(isSubscribed(topic))
    .groupBy(newsletterSubscription.language)
  const countOf = (language: Locale) => rows.find((row) => row.language === language)?.people ?? 0
  return perLocale(countOf)
}

function toIssueLine({ issue, delivered, failed, waiting }: Line): IssueLine {
  const { id, topic, subject, changedAt, sentAt, finishedAt, recipients } = issue
  return {
    id,
    topic,
    subject,
    recipients,
    delivered,
    failed,
    waiting,
    state: finishedAt ? 'sent' : sentAt ? 'sending' : 'draft',
    changedAt: changedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

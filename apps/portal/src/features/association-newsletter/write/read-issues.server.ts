import { type Locale, perLocale } from '@trivsel/content-contract/locales'
import { count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { newsletterDelivery, newsletterIssue } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { composeAssociationIssueMail } from '../model/compose-mails.server.ts'
import { refuseNewsletter } from '../model/refuse.server.ts'
import { languageFor, stateOf, writtenIn } from '../model/rules.ts'
import { countAudience } from './audience.server.ts'
import type { IssueLine, NewsletterOverview, OpenIssue } from './contract.ts'
import { countSentOn } from './count-sent-on.server.ts'
import { isIssueOf } from './edit-issue.server.ts'
import { requireWriter, type Writer } from './require-writer.server.ts'

/** Issues: a newsletter each week for several years. */
const mostIssues = 200

const line = {
  issue: newsletterIssue,
  mails: count(newsletterDelivery.issueId),
  failed: count(newsletterDelivery.failedAt),
  delivered: sql<number>`count(*) filter (where ${newsletterDelivery.sentAt} is not null
    and ${newsletterDelivery.failedAt} is null)::int`,
}
type Line = {
  issue: typeof newsletterIssue.$inferSelect
  mails: number
  failed: number
  delivered: number
}

/** @throws {Refusal} of `requireRight` */
export async function readOverview(
  database: Database,
  writer: Writer,
): Promise<NewsletterOverview> {
  await requireWriter(database, writer, { isChange: false })
  const { associationId, now } = writer
  const { dailyNewsletters } = await readAssociationSettings(database)
  return {
    audience: await countAudience(database, associationId, now),
    dailyLimit: dailyNewsletters,
    sentToday: await countSentOn(database, associationId, now),
    issues: await listIssues(database, associationId, { areSent: false }),
  }
}

/** Drafts before sent issues. @param areSent without drafts, which are the board's own */
export async function listIssues(
  database: Database,
  associationId: string,
  { areSent }: { areSent: boolean },
): Promise<IssueLine[]> {
  const isSent = areSent ? isNotNull(newsletterIssue.sentAt) : sql`true`
  const issues = await database
    .select(line)
    .from(newsletterIssue)
    .leftJoin(newsletterDelivery, eq(newsletterDelivery.issueId, newsletterIssue.id))
    .where(sql`${eq(newsletterIssue.associationId, associationId)} and ${isSent}`)
    .groupBy(newsletterIssue.id)
    .orderBy(sql`${newsletterIssue.sentAt} desc nulls first`, desc(newsletterIssue.changedAt))
    .limit(mostIssues)
  return issues.map(toIssueLine)
}

/** @throws {Refusal} of `requireRight`; ISSUE_NOT_FOUND (404) */
export async function readIssue(
  database: Database,
  writer: Writer,
  id: string,
  exampleUrls: Localized,
): Promise<OpenIssue> {
  await requireWriter(database, writer, { isChange: false })
  const { associationId, now } = writer
  const [found] = await database
    .select({ ...line, name: association.name })
    .from(newsletterIssue)
    .innerJoin(association, eq(association.id, newsletterIssue.associationId))
    .leftJoin(newsletterDelivery, eq(newsletterDelivery.issueId, newsletterIssue.id))
    .where(isIssueOf(associationId, id))
    .groupBy(newsletterIssue.id, association.name)
  if (!found) throw refuseNewsletter('ISSUE_NOT_FOUND')
  const { issue, name } = found
  const audience = await countAudience(database, associationId, now)
  const readersOf = (language: Locale) =>
    Object.entries(audience.languages)
      .filter(([wanted]) => languageFor(issue, wanted as Locale) === language)
      .reduce((sum, [, people]) => sum + people, 0)
  return {
    ...toIssueLine(found),
    version: issue.version,
    text: issue.text,
    audience,
    preview: writtenIn(issue).map((language) => ({
      language,
      readers: readersOf(language),
      ...composeAssociationIssueMail(issue, {
        association: name,
        language,
        isMember: true,
        unsubscribeUrl: exampleUrls[language],
      }),
    })),
  }
}

function toIssueLine({ issue, mails, delivered, failed }: Line): IssueLine {
  const { id, subject, changedAt, sentAt, recipients } = issue
  return {
    id,
    subject: perLocale((locale) => subject[locale]),
    recipients,
    delivered,
    failed,
    waiting: mails - delivered - failed,
    state: stateOf(issue),
    changedAt: changedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

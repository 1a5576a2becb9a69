import { and, eq, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  batchSize,
  deliverIssue as deliverToList,
  type SentIssue,
} from '#core/newsletters/deliver-issue.server.ts'
import { newsletterDelivery, newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { NewsletterLinks } from '../subscribing/links.server.ts'
import { isSubscribed } from './audience.server.ts'
import { composeIssueMail } from './issue-mail.server.ts'

/** Creates a mail of an issue for each person who was a subscriber when it was sent. */
export const sendIssueTask = declareTask(
  'newsletter-send-issue',
  z.strictObject({ issueId: z.uuid() }),
)

type Parts = {
  readonly database: Database
  readonly links: NewsletterLinks
  readonly configuration: Pick<Configuration, 'MAIL_FROM' | 'MAIL_REPLY_TO'>
}

export const deliveryTask = (parts: Parts): TaskHandler =>
  handleTask(sendIssueTask, ({ issueId }, { signal }) => deliverIssue(parts, issueId, signal))

/** Resumes where it stopped and may run concurrently. */
export const deliverIssue = (
  { database, links, configuration }: Parts,
  issueId: string,
  signal: AbortSignal,
): Promise<void> =>
  deliverToList(
    {
      database,
      configuration,
      findNext,
      composer:
        async (_, issue) =>
        ({ subscriptionId, language }) => {
          const id = subscriptionId ?? ''
          return {
            ...composeIssueMail(issue, {
              language,
              unsubscribeUrl: links.unsubscribeUrl(id, language),
            }),
            listUnsubscribe: links.oneClickUrl(id, language),
          }
        },
    },
    issueId,
    signal,
  )

async function findNext(transaction: Database, issue: SentIssue) {
  const subscribers = await transaction
    .select()
    .from(newsletterSubscription)
    .where(
      and(
        isSubscribed(issue.topic, issue.sentAt),
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(newsletterDelivery)
            .where(
              and(
                eq(newsletterDelivery.issueId, issue.id),
                eq(newsletterDelivery.subscriptionId, newsletterSubscription.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(newsletterSubscription.id)
    .limit(batchSize)
    .for('update')
  return subscribers.map(({ id, email, language }) => ({
    subscriptionId: id,
    userId: null,
    email: email ?? '',
    language,
  }))
}

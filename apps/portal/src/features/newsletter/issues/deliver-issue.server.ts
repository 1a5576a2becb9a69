import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { newMessageId } from '#platform/mail/message-id.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '../model/tables.server.ts'
import { deliveryJobKey } from '../subscribing/end-subscription.server.ts'
import type { NewsletterLinks } from '../subscribing/links.server.ts'
import { isSubscribed } from './audience.server.ts'
import type { Issue } from './edit-issue.server.ts'
import { composeIssueMail } from './issue-mail.server.ts'

/** Creates a mail of an issue for each person who was a subscriber when it was sent. */
export const sendIssueTask = declareTask(
  'newsletter-send-issue',
  z.strictObject({ issueId: z.uuid() }),
)

/** Subscribers per transaction, so that transactions are short. */
const batchSize = 200

type Parts = {
  readonly database: Database
  readonly links: NewsletterLinks
  readonly configuration: Pick<Configuration, 'MAIL_FROM' | 'MAIL_REPLY_TO'>
}

export const deliveryTask = (parts: Parts): TaskHandler =>
  handleTask(sendIssueTask, ({ issueId }, { signal }) => deliverIssue(parts, issueId, signal))

/** Resumes where it stopped and may run concurrently: the primary key allows one row per mail. */
export async function deliverIssue(
  parts: Parts,
  issueId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = parts
  const [issue] = await database
    .select()
    .from(newsletterIssue)
    .where(eq(newsletterIssue.id, issueId))
  if (!issue?.sentAt) return
  const sent = { ...issue, sentAt: issue.sentAt }
  while ((await deliverBatch(parts, sent)) > 0) signal.throwIfAborted()
  const recipients = await database.$count(
    newsletterDelivery,
    eq(newsletterDelivery.issueId, issueId),
  )
  await database
    .update(newsletterIssue)
    .set({ finishedAt: sql`now()`, recipients })
    .where(and(eq(newsletterIssue.id, issueId), isNull(newsletterIssue.finishedAt)))
}

/** @returns the number of subscribers in the batch; 0 when none are left */
async function deliverBatch(
  { database, links, configuration }: Parts,
  issue: Issue & { sentAt: Date },
): Promise<number> {
  return database.transaction(async (transaction) => {
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
    if (subscribers.length === 0) return 0
    const added = await transaction
      .insert(newsletterDelivery)
      .values(
        subscribers.map(({ id }) => ({
          issueId: issue.id,
          subscriptionId: id,

          mailId: newMessageId(configuration.MAIL_FROM),
          createdAt: issue.sentAt,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: newsletterDelivery.subscriptionId, messageId: newsletterDelivery.mailId })
    const people = new Map(subscribers.map((subscriber) => [subscriber.id, subscriber]))
    for (const { id, messageId } of added) {
      const { email, language } = people.get(id) ?? {}
      if (!email || !language) continue
      const unsubscribeUrl = links.unsubscribeUrl(id, language)
      const mail = {
        to: email,
        ...composeIssueMail(issue, { language, unsubscribeUrl }),

        messageId,
        bouncesTo: configuration.MAIL_REPLY_TO,
        listUnsubscribe: links.oneClickUrl(id, language),
      }
      const key = deliveryJobKey(issue.id, id)
      await enqueueJob(transaction, sendMail, mail, { key, isBulk: true })
    }
    return subscribers.length
  })
}

import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { ComposedMail } from '#platform/mail/letter.server.ts'
import { newMessageId } from '#platform/mail/message-id.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { deliveryJobKey } from './end-subscription.server.ts'
import { newsletterDelivery, newsletterIssue } from './tables.server.ts'

export type Issue = typeof newsletterIssue.$inferSelect
export type SentIssue = Issue & { sentAt: Date }

/** Somebody who gets a mail: by a subscription, or as a member with an account. */
export type Recipient = { readonly email: string; readonly language: Locale } & (
  | { readonly subscriptionId: string; readonly userId: null }
  | { readonly subscriptionId: null; readonly userId: string }
)

/** What a kind of list adds to a mail. */
type IssueMail = ComposedMail & {
  readonly listUnsubscribe: string
  readonly senderName?: string
  readonly replyTo?: string
}

/** Recipients per transaction, so that transactions are short. */
export const batchSize = 200

type Delivery = {
  readonly database: Database
  readonly configuration: Pick<Configuration, 'MAIL_FROM' | 'MAIL_REPLY_TO'>
  /**
   * Finds the next ones who have no mail of the issue, and locks what says that they get one, so that
   * nobody who unsubscribes at the same time is missed.
   */
  readonly findNext: (transaction: Database, issue: SentIssue) => Promise<readonly Recipient[]>
  /** Called once for each batch, so that it can read what all its mails have. */
  readonly composer: (
    transaction: Database,
    issue: SentIssue,
  ) => Promise<(recipient: Recipient) => IssueMail>
}

/**
 * Creates the mails of an issue. Resumes where it stopped and may run concurrently: the keys of a
 * delivery allow one mail for each recipient.
 */
export async function deliverIssue(
  delivery: Delivery,
  issueId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = delivery
  while ((await deliverBatch(delivery, issueId)) > 0) signal.throwIfAborted()
  const recipients = await database.$count(
    newsletterDelivery,
    eq(newsletterDelivery.issueId, issueId),
  )
  await database
    .update(newsletterIssue)
    .set({ finishedAt: sql`now()`, recipients })
    .where(
      and(
        eq(newsletterIssue.id, issueId),
        sql`${newsletterIssue.sentAt} is not null`,
        isNull(newsletterIssue.finishedAt),
      ),
    )
}

/** @returns the number of recipients in the batch; 0 when none are left, or the issue is not being sent */
async function deliverBatch(
  { database, configuration, findNext, composer }: Delivery,
  issueId: string,
): Promise<number> {
  return database.transaction(async (transaction) => {
    // Stopping the issue waits for this batch, and then cancels its mails.
    const [issue] = await transaction
      .select()
      .from(newsletterIssue)
      .where(eq(newsletterIssue.id, issueId))
      .for('share')
    if (!issue?.sentAt || issue.finishedAt) return 0
    const sent = { ...issue, sentAt: issue.sentAt }
    const recipients = await findNext(transaction, sent)
    if (recipients.length === 0) return 0
    const added = await transaction
      .insert(newsletterDelivery)
      .values(
        recipients.map(({ subscriptionId, userId }) => ({
          issueId,
          subscriptionId,
          userId,
          mailId: newMessageId(configuration.MAIL_FROM),
          createdAt: sent.sentAt,
        })),
      )
      .onConflictDoNothing()
      .returning()
    const idOf = ({ subscriptionId, userId }: Pick<Recipient, 'subscriptionId' | 'userId'>) =>
      subscriptionId ?? userId ?? ''
    const people = new Map(recipients.map((recipient) => [idOf(recipient), recipient]))
    const composeIssueMail = await composer(transaction, sent)
    for (const { subscriptionId, userId, mailId } of added) {
      const recipient = people.get(subscriptionId ?? userId ?? '')
      if (!recipient) continue
      const mail = {
        to: recipient.email,
        ...composeIssueMail(recipient),
        messageId: mailId,
        bouncesTo: configuration.MAIL_REPLY_TO,
      }
      const key = deliveryJobKey(issueId, idOf(recipient))
      await enqueueJob(transaction, sendMail, mail, { key, isBulk: true })
    }
    return recipients.length
  })
}

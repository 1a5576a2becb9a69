import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { removeJobs } from '#platform/jobs/enqueue.server.ts'
import { newsletterDelivery, newsletterSubscription } from './tables.server.ts'

type Ending = { id: string; endedBy: 'person' | 'undeliverable'; now: Date }

/** SHA-256 of an address in lower case, so that a person who names the address finds the proof of consent. */
export const hashEmail = (email: SQLWrapper | string) =>
  sql<string>`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`

/**
 * The key of the job of one mail, by which it can be removed.
 * @param recipientId of a subscription, or of the account of a member
 */
export const deliveryJobKey = (issueId: string, recipientId: string) =>
  `newsletter ${issueId} ${recipientId}`

/**
 * Removes the address, in the transaction that has locked the subscription, and cancels mails that wait
 * to be sent to it. Of a subscription to the organisation's newsletter a hash of the address remains,
 * with the times of sign-up, confirmation and end; of a follower of an association nothing does.
 */
export async function endSubscription(
  transaction: Database,
  { id, endedBy, now }: Ending,
): Promise<void> {
  await cancelDeliveries(transaction, eq(newsletterDelivery.subscriptionId, id))
  const hasId = eq(newsletterSubscription.id, id)
  await transaction
    .delete(newsletterSubscription)
    .where(and(hasId, isNotNull(newsletterSubscription.associationId)))
  await transaction
    .update(newsletterSubscription)
    .set({
      emailHash: hashEmail(newsletterSubscription.email),

      email: null,
      topics: [],
      unsubscribedAt: now,
      endedBy,
    })
    .where(hasId)
}

/** Cancels mails that wait to be sent. @param which a condition on `newsletter_delivery` */
export async function cancelDeliveries(transaction: Database, which: SQL): Promise<void> {
  const waiting = await transaction
    .delete(newsletterDelivery)
    .where(and(which, isNull(newsletterDelivery.sentAt), isNull(newsletterDelivery.failedAt)))
    .returning({
      issueId: newsletterDelivery.issueId,
      recipientId: sql<string>`coalesce(${newsletterDelivery.subscriptionId}::text, ${newsletterDelivery.userId})`,
    })
  if (waiting.length > 0)
    await removeJobs(
      transaction,
      waiting.map(({ issueId, recipientId }) => deliveryJobKey(issueId, recipientId)),
    )
}

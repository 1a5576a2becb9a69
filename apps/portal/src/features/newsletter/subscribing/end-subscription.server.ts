import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { removeJobs } from '#platform/jobs/enqueue.server.ts'
import { newsletterDelivery, newsletterSubscription } from '../model/tables.server.ts'

type Ending = { id: string; endedBy: 'person' | 'undeliverable'; now: Date }

/** SHA-256 of an address in lower case, so that a person who names the address finds the proof of consent. */
export const hashEmail = (email: SQLWrapper | string) =>
  sql<string>`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`

/** The key of the job of one mail, by which it can be removed. */
export const deliveryJobKey = (issueId: string, subscriptionId: string) =>
  `newsletter ${issueId} ${subscriptionId}`

/**
 * Removes the address, in the transaction that has locked the subscription, and cancels mails that wait
 * to be sent to it. A hash of the address remains, with the times of sign-up, confirmation and end.
 */
export async function endSubscription(
  transaction: Database,
  { id, endedBy, now }: Ending,
): Promise<void> {
  await transaction
    .update(newsletterSubscription)
    .set({
      emailHash: hashEmail(newsletterSubscription.email),

      email: null,
      topics: [],
      unsubscribedAt: now,
      endedBy,
    })
    .where(eq(newsletterSubscription.id, id))
  const waiting = await transaction
    .delete(newsletterDelivery)
    .where(
      and(
        eq(newsletterDelivery.subscriptionId, id),
        isNull(newsletterDelivery.sentAt),
        isNull(newsletterDelivery.failedAt),
      ),
    )
    .returning({ issueId: newsletterDelivery.issueId })
  if (waiting.length > 0)
    await removeJobs(
      transaction,
      waiting.map(({ issueId }) => deliveryJobKey(issueId, id)),
    )
}

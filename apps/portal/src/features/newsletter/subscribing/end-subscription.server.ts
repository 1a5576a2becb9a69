import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { removeJobs } from '#platform/jobs/enqueue.server.ts'
import { newsletterDelivery, newsletterSubscription } from '../tables.server.ts'

type Ending = { id: string; endedBy: 'person' | 'undeliverable'; now: Date }

/** Of an address in lower case: whoever names it again finds what they had consented to. */
export const hashOfEmail = (email: SQLWrapper | string) =>
  sql<string>`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`

/** Names the job of one mail, so that it can be taken away. */
export const deliveryJob = (issueId: string, subscriptionId: string) =>
  `newsletter ${issueId} ${subscriptionId}`

/**
 * Forgets the address, in the transaction that holds the subscription, and takes back what waits to
 * be sent to it. A hash stays, and when it was asked for, confirmed and ended.
 */
export async function endSubscription(
  transaction: Database,
  { id, endedBy, now }: Ending,
): Promise<void> {
  await transaction
    .update(newsletterSubscription)
    .set({
      emailHash: hashOfEmail(newsletterSubscription.email),

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
      waiting.map(({ issueId }) => deliveryJob(issueId, id)),
    )
}

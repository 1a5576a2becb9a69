import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { MailOutcome } from '#platform/mail/mail-outcome.server.ts'
import { endSubscription } from './end-subscription.server.ts'
import { isUndeliverable, mostFailures } from './rules.ts'
import { newsletterDelivery, newsletterSubscription } from './tables.server.ts'

/**
 * Records that the mail of a delivery was sent or has bounced; the first time of each counts. Ends a
 * subscription whose latest issues have all bounced.
 */
export async function recordDeliveryOutcome(
  database: Database,
  { messageId, outcome }: MailOutcome,
): Promise<void> {
  const hasMailId = eq(newsletterDelivery.mailId, messageId)
  if (outcome === 'sent') {
    await database
      .update(newsletterDelivery)
      .set({ sentAt: sql`now()` })
      .where(and(hasMailId, isNull(newsletterDelivery.sentAt)))
    return
  }
  await database.transaction(async (transaction) => {
    // Unsubscribing locks the subscription before its deliveries too, so the order must be the same here.
    const [found] = await transaction
      .select({ id: newsletterSubscription.id, endedAt: newsletterSubscription.unsubscribedAt })
      .from(newsletterSubscription)
      .where(
        inArray(
          newsletterSubscription.id,
          transaction
            .select({ id: newsletterDelivery.subscriptionId })
            .from(newsletterDelivery)
            .where(and(hasMailId, isNotNull(newsletterDelivery.subscriptionId))),
        ),
      )
      .for('update')
    await transaction
      .update(newsletterDelivery)
      .set({ failedAt: sql`now()` })
      .where(and(hasMailId, isNull(newsletterDelivery.failedAt)))
    // The address of a member is that of their account, and stays.
    if (!found) return
    const { id, endedAt } = found
    if (endedAt || !isUndeliverable(await findLatestFailures(transaction, id))) return
    await endSubscription(transaction, { id, endedBy: 'undeliverable', now: new Date() })
  })
}

async function findLatestFailures(
  transaction: Database,
  subscriptionId: string,
): Promise<boolean[]> {
  const rows = await transaction
    .select({ failedAt: newsletterDelivery.failedAt })
    .from(newsletterDelivery)
    .where(
      and(
        eq(newsletterDelivery.subscriptionId, subscriptionId),
        or(isNotNull(newsletterDelivery.sentAt), isNotNull(newsletterDelivery.failedAt)),
      ),
    )
    .orderBy(desc(newsletterDelivery.createdAt))
    .limit(mostFailures)
  return rows.map(({ failedAt }) => failedAt !== null)
}

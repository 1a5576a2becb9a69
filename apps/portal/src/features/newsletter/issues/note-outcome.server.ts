import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { MailOutcome } from '#platform/mail/mail-outcome.server.ts'
import { isUndeliverable, mostFailures } from '../rules.ts'
import { endSubscription } from '../subscribing/end-subscription.server.ts'
import { newsletterDelivery, newsletterSubscription } from '../tables.server.ts'

/**
 * Keeps beside a delivery whether its mail has left, or has come back; the first of each counts. A
 * subscription of which the last issues have all come back has ended.
 */
export async function noteDelivery(
  database: Database,
  { messageId, outcome }: MailOutcome,
): Promise<void> {
  const isMail = eq(newsletterDelivery.mailId, messageId)
  if (outcome === 'sent') {
    await database
      .update(newsletterDelivery)
      .set({ sentAt: sql`now()` })
      .where(and(isMail, isNull(newsletterDelivery.sentAt)))
    return
  }
  await database.transaction(async (transaction) => {
    // Whoever unsubscribes holds the subscription before its deliveries too.
    const [found] = await transaction
      .select({ id: newsletterSubscription.id, endedAt: newsletterSubscription.unsubscribedAt })
      .from(newsletterSubscription)
      .where(
        inArray(
          newsletterSubscription.id,
          transaction
            .select({ id: newsletterDelivery.subscriptionId })
            .from(newsletterDelivery)
            .where(isMail),
        ),
      )
      .for('update')
    if (!found) return
    await transaction
      .update(newsletterDelivery)
      .set({ failedAt: sql`now()` })
      .where(and(isMail, isNull(newsletterDelivery.failedAt)))
    const { id, endedAt } = found
    if (endedAt || !isUndeliverable(await lastFailures(transaction, id))) return
    await endSubscription(transaction, { id, endedBy: 'undeliverable', now: new Date() })
  })
}

async function lastFailures(transaction: Database, subscriptionId: string): Promise<boolean[]> {
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

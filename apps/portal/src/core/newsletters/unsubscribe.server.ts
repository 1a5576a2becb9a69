import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { endSubscription } from './end-subscription.server.ts'
import type { ListLinks } from './links.server.ts'
import { refuseLink } from './refuse-link.server.ts'
import { newsletterSubscription } from './tables.server.ts'

/**
 * Ends a subscription. Repeating it is not an error, also after retention has removed the subscription.
 * @throws {Refusal} LINK_NOT_VALID (410) for a token that we have not signed
 */
export async function unsubscribe(
  { database, links }: { database: Database; links: ListLinks },
  token: string,
  now: Date,
): Promise<void> {
  const id = links.readUnsubscription(token)
  if (id === null) throw refuseLink()
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: newsletterSubscription.id })
      .from(newsletterSubscription)
      .where(
        and(
          eq(newsletterSubscription.id, id),
          isNotNull(newsletterSubscription.confirmedAt),
          isNull(newsletterSubscription.unsubscribedAt),
        ),
      )
      .for('update')
    if (found) await endSubscription(transaction, { id, endedBy: 'person', now })
  })
}

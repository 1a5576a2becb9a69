import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { linkRefusals } from '../model/refusals.ts'
import { newsletterSubscription } from '../model/tables.server.ts'
import { endSubscription } from './end-subscription.server.ts'
import type { NewsletterLinks } from './links.server.ts'

/**
 * Ends a subscription. Repeating it is not an error, also after retention has removed the subscription.
 * @throws {Refusal} LINK_NOT_VALID (410) for a token that we have not signed
 */
export async function unsubscribe(
  { database, links }: { database: Database; links: NewsletterLinks },
  token: string,
  now: Date,
): Promise<void> {
  const id = links.readUnsubscription(token)
  if (id === null) throw new Refusal('LINK_NOT_VALID', linkRefusals.LINK_NOT_VALID)
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

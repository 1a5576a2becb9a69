import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { NewsletterLinks } from '../links.server.ts'
import { linkRefusals } from '../refusals.ts'
import { newsletterSubscription } from '../tables.server.ts'
import { endSubscription } from './end-subscription.server.ts'

/**
 * Ends a subscription. Whoever does so again, or after we have forgotten it, has what they wanted.
 * @throws {Refusal} LINK_NOT_VALID (410): not a link of ours
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

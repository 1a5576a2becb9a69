import { and, arrayContains, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { NewsletterTopic } from '../model/rules.ts'
import { newsletterSubscription } from '../model/tables.server.ts'

/** A condition on `newsletter_subscription`. @param topic null: all topics */
export function isSubscribed(topic: NewsletterTopic | null, at?: Date): SQL | undefined {
  return and(
    at
      ? lte(newsletterSubscription.confirmedAt, at)
      : isNotNull(newsletterSubscription.confirmedAt),
    isNull(newsletterSubscription.unsubscribedAt),
    topic === null ? undefined : arrayContains(newsletterSubscription.topics, [topic]),
  )
}

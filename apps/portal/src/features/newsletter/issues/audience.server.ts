import { and, arrayContains, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { isOfList } from '#core/newsletters/is-of-list.server.ts'
import type { NewsletterTopic } from '#core/newsletters/rules.ts'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'

/** A condition on `newsletter_subscription`: those of the organisation's own newsletter. @param topic null: all topics */
export function isSubscribed(topic: NewsletterTopic | null, at?: Date): SQL | undefined {
  return and(
    isOfList(newsletterSubscription.associationId, null),
    at
      ? lte(newsletterSubscription.confirmedAt, at)
      : isNotNull(newsletterSubscription.confirmedAt),
    isNull(newsletterSubscription.unsubscribedAt),
    topic === null ? undefined : arrayContains(newsletterSubscription.topics, [topic]),
  )
}

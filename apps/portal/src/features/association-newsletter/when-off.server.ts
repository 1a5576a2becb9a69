import { isNotNull } from 'drizzle-orm'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { followDescribed } from './follow/endpoints.server.ts'
import { writeDescribed } from './write/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.association_newsletter_unfinished,
      count: (database) =>
        database.$count(newsletterSubscription, isNotNull(newsletterSubscription.associationId)),
    },
  ],
  promise: m.association_newsletter_when_off,
  begins: [followDescribed.follow, followDescribed.confirm, ...Object.values(writeDescribed)],
}

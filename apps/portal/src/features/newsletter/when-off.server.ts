import { and, isNotNull, isNull } from 'drizzle-orm'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { described as issues } from './issues/endpoints.server.ts'
import { described as subscribing } from './subscribing/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.newsletter_unfinished,
      count: (database) =>
        database.$count(
          newsletterSubscription,
          and(
            isNull(newsletterSubscription.associationId),
            isNotNull(newsletterSubscription.email),
          ),
        ),
    },
  ],
  promise: m.newsletter_when_off,
  begins: [subscribing.signUp, subscribing.confirmSubscription, ...Object.values(issues)],
}

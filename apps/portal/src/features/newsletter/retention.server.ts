import { sql } from 'drizzle-orm'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { confirmWithinDays } from './rules.ts'
import { newsletterSubscription } from './tables.server.ts'

/** Claims end after three years (foreldelsesloven § 2): until then we can show that we were asked. */
const provedMonths = 36

const subscriptions = (condition: ReturnType<typeof sql>) =>
  sql`delete from ${newsletterSubscription} where id in (
    select id from ${newsletterSubscription} where ${condition} limit ${batchSize})`

export const newsletterRetention: readonly RetentionStep[] = [
  {
    name: 'newsletters that nobody confirmed',
    remove: (now) =>
      subscriptions(sql`confirmed_at is null and asked_at < ${daysAgo(now, confirmWithinDays)}`),
  },
  {
    name: 'newsletters that have ended',
    remove: (now) => subscriptions(sql`unsubscribed_at < ${monthsAgo(now, provedMonths)}`),
  },
]

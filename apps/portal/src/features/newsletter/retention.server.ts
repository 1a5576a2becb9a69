import { sql } from 'drizzle-orm'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { confirmWithinDays } from './model/rules.ts'
import { newsletterSubscription } from './model/tables.server.ts'

/** Claims expire after three years (foreldelsesloven § 2): until then we can prove the consent. */
const proofMonths = 36

const subscriptions = (condition: ReturnType<typeof sql>) =>
  sql`delete from ${newsletterSubscription} where id in (
    select id from ${newsletterSubscription} where ${condition} limit ${batchSize})`

export const newsletterRetention: readonly RetentionStep[] = [
  {
    name: 'unconfirmed newsletter sign-ups',
    remove: (now) =>
      subscriptions(sql`confirmed_at is null and asked_at < ${daysAgo(now, confirmWithinDays)}`),
  },
  {
    name: 'ended newsletter subscriptions',
    remove: (now) => subscriptions(sql`unsubscribed_at < ${monthsAgo(now, proofMonths)}`),
  },
]

import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import {
  batchSize,
  daysAgo,
  monthsAgo,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { confirmWithinDays } from './rules.ts'
import { newsletterDelivery, newsletterSubscription } from './tables.server.ts'

/** Claims expire after three years (foreldelsesloven § 2): until then we can prove the consent. */
const proofMonths = 36

/** Long enough to see that mails arrive, and to answer who got an issue. */
const memberDeliveryMonths = 12

/** An association that was closed by mistake is opened again with its followers. */
const reopenWithinDays = 30

const subscriptions = (condition: ReturnType<typeof sql>) =>
  sql`delete from ${newsletterSubscription} where id in (
    select id from ${newsletterSubscription} where ${condition} limit ${batchSize})`

export const newsletterRetention: readonly RetentionStep[] = [
  {
    name: 'unconfirmed newsletter sign-ups',
    remove: (now) =>
      subscriptions(
        sql`confirmed_at is null and requested_at < ${daysAgo(now, confirmWithinDays)}`,
      ),
  },
  {
    name: 'ended newsletter subscriptions',
    remove: (now) => subscriptions(sql`unsubscribed_at < ${monthsAgo(now, proofMonths)}`),
  },
  {
    name: 'deliveries of newsletters to members of associations',
    remove: (now) => sql`delete from ${newsletterDelivery} where mail_id in (
      select mail_id from ${newsletterDelivery}
      where user_id is not null and created_at < ${monthsAgo(now, memberDeliveryMonths)}
      limit ${batchSize})`,
  },
  {
    name: 'followers of associations that are closed',
    remove: (now) => sql`delete from ${newsletterSubscription} where id in (
      select follower.id from ${newsletterSubscription} follower
      join ${association} a on a.id = follower.association_id
      where a.state = 'closed' and a.state_changed_at < ${daysAgo(now, reopenWithinDays)}
      limit ${batchSize})`,
  },
]

import { sql } from 'drizzle-orm'
import { batchSize, daysAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { staffProposal } from './tables.server.ts'

/** A proposal that nobody has confirmed in this time is out of date. */
const proposalDays = 90

export const proposalRetention: readonly RetentionStep[] = [
  {
    name: 'proposals that nobody confirmed',
    remove: (now) => sql`delete from ${staffProposal} where id in (
      select id from ${staffProposal}
      where proposed_at < ${daysAgo(now, proposalDays)} limit ${batchSize})`,
  },
]

import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { trainingRequest } from './model/tables.server.ts'

/** Long enough to see what recurs every year. A waiting request is kept until it is handled. */
const handledMonths = 12

export const requestRetention: readonly RetentionStep[] = [
  {
    name: 'personal training',
    remove: (now) => sql`delete from ${trainingRequest} where id in (
      select id from ${trainingRequest}
      where handled_at < ${monthsAgo(now, handledMonths)} limit ${batchSize})`,
  },
]

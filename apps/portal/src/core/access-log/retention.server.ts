import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { accessLog } from './tables.server.ts'

/** Long enough to find out who looked, and no longer (as health registers' logs are shown). */
const accessLogMonths = 24

export const accessLogRetention: readonly RetentionStep[] = [
  {
    name: 'access log',
    remove: (now) => sql`delete from ${accessLog} where id in (
      select id from ${accessLog} where at < ${monthsAgo(now, accessLogMonths)} limit ${batchSize})`,
  },
]

import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { inquiry } from './model/tables.server.ts'

/** Long enough for somebody to come back to it the next year. What waits is kept until it is answered. */
const quietMonths = 12

export const inquiryRetention: readonly RetentionStep[] = [
  {
    name: 'inquiries',
    remove: (now) => sql`delete from ${inquiry} where id in (
      select id from ${inquiry}
      where state in ('answered', 'closed') and changed_at < ${monthsAgo(now, quietMonths)}
      limit ${batchSize})`,
  },
]

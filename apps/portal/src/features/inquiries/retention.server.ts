import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { inquiry } from './model/tables.server.ts'

/** Long enough for a follow-up in the next year. A waiting inquiry is kept until it is answered. */
const retentionMonths = 12

export const inquiryRetention: readonly RetentionStep[] = [
  {
    name: 'inquiries',
    remove: (now) => sql`delete from ${inquiry} where id in (
      select id from ${inquiry}
      where state in ('answered', 'closed') and changed_at < ${monthsAgo(now, retentionMonths)}
      limit ${batchSize})`,
  },
]

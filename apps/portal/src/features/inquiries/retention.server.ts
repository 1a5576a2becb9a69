import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { inquiry } from './model/tables.server.ts'

/** Long enough for a follow-up in the next year. A waiting inquiry is kept until it is answered. */
export const inquiryPeriod: RetentionPeriod = {
  kind: 'inquiries',
  name: m.retention_inquiries,
  why: m.retention_inquiries_why,
  months: 12,
  least: 3,
  most: 36,
}

export const inquiryRetention: readonly RetentionStep[] = [
  removePast({
    name: 'inquiries',
    period: inquiryPeriod,
    table: inquiry,
    key: sql`id`,
    past: (now, months) => sql`select id from ${inquiry}
      where state in ('answered', 'closed') and changed_at < ${monthsAgo(now, months)}`,
  }),
]

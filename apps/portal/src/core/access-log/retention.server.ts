import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { accessLog } from './tables.server.ts'

/** Long enough to find out who looked, and no longer (as health registers' logs are shown). */
export const accessLogPeriod: RetentionPeriod = {
  kind: 'access-log',
  name: m.retention_access_log,
  why: m.retention_access_log_why,
  months: 24,
  least: 12,
  most: 60,
}

export const accessLogRetention: readonly RetentionStep[] = [
  removePast({
    name: 'access log',
    period: accessLogPeriod,
    table: accessLog,
    key: sql`id`,
    past: (now, months) => sql`select id from ${accessLog} where at < ${monthsAgo(now, months)}`,
  }),
]

import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { trainingRequest } from './model/tables.server.ts'

/** Long enough to see what recurs every year. A waiting request is kept until it is handled. */
export const requestPeriod: RetentionPeriod = {
  kind: 'training-requests',
  name: m.retention_training_requests,
  why: m.retention_training_requests_why,
  months: 12,
  least: 3,
  most: 36,
}

export const requestRetention: readonly RetentionStep[] = [
  removePast({
    name: 'personal training',
    period: requestPeriod,
    table: trainingRequest,
    key: sql`id`,
    past: (now, months) => sql`select id from ${trainingRequest}
      where handled_at < ${monthsAgo(now, months)}`,
  }),
]

import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { depositDraft } from './model/tables.server.ts'

/** After half a year the draft is for a semester that has passed. */
export const draftPeriod: RetentionPeriod = {
  kind: 'deposit-drafts',
  name: m.retention_deposit_drafts,
  why: m.retention_deposit_drafts_why,
  months: 6,
  least: 3,
  most: 12,
}

export const depositRetention: readonly RetentionStep[] = [
  removePast({
    name: 'deposit drafts',
    period: draftPeriod,
    table: depositDraft,
    key: sql`(user_id, form)`,
    past: (now, months) => sql`select user_id, form from ${depositDraft}
      where saved_at < ${monthsAgo(now, months)}`,
  }),
]

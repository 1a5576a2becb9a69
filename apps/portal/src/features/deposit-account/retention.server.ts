import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { depositDraft } from './model/tables.server.ts'

/** After half a year the draft is for a semester that has passed. */
const draftMonths = 6

export const depositRetention: readonly RetentionStep[] = [
  {
    name: 'deposit drafts',
    remove: (now) => sql`delete from ${depositDraft} where (user_id, form) in (
      select user_id, form from ${depositDraft}
      where saved_at < ${monthsAgo(now, draftMonths)} limit ${batchSize})`,
  },
]

import { sql } from 'drizzle-orm'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { usedFormToken } from './tables.server.ts'

export const formRetention: readonly RetentionStep[] = [
  {
    name: 'used tokens of forms',
    remove: (now) => sql`delete from ${usedFormToken} where id in (
      select id from ${usedFormToken} where expires_at < ${now.toISOString()}::timestamptz
      limit ${batchSize})`,
  },
]

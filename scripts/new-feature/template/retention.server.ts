import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { suggestionBoxEntry } from './model/tables.server.ts'

/** Long enough to see what people suggest every year. A suggestion that waits stays until it is handled. */
const handledMonths = 12

export const suggestionBoxRetention: readonly RetentionStep[] = [
  {
    name: 'suggestion box',
    remove: (now) => sql`delete from ${suggestionBoxEntry} where id in (
      select id from ${suggestionBoxEntry}
      where handled_at < ${monthsAgo(now, handledMonths)} limit ${batchSize})`,
  },
]

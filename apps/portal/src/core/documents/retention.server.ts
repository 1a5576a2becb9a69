import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { documentCheck, documentCheckContent } from './tables.server.ts'

/** An application and the permit that follows from it: a year of studies, and its renewal. */
const contentMonths = 24

/** Revoked, it is shown to nobody; until then it can be made again for the person. */
const revokedContentMonths = 6

/** For as long as the books are kept: somebody may still ask whether a letter was ours. */
const checkMonths = 60

export const documentRetention: readonly RetentionStep[] = [
  {
    name: 'what checked letters say',
    remove: (now) => sql`delete from ${documentCheckContent} where check_id in (
      select content.check_id from ${documentCheckContent} content
      join ${documentCheck} checked on checked.id = content.check_id
      where content.written_at < ${monthsAgo(now, contentMonths)}
        or checked.revoked_at < ${monthsAgo(now, revokedContentMonths)}
      limit ${batchSize})`,
  },
  {
    name: 'codes of checked letters',
    remove: (now) => sql`delete from ${documentCheck} where id in (
      select id from ${documentCheck}
      where issued_at < ${monthsAgo(now, checkMonths)} limit ${batchSize})`,
  },
]

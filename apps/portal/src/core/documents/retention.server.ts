import { sql } from 'drizzle-orm'
import {
  batchSize,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { documentCheck, documentCheckContent } from './tables.server.ts'

/** An application and the permit that follows from it: a year of studies, and its renewal. */
export const letterPeriod: RetentionPeriod = {
  kind: 'letters',
  name: m.retention_letters,
  why: m.retention_letters_why,
  months: 24,
  least: 12,
  most: 60,
}

/** Revoked, it is shown to nobody; until then it can be made again for the person. */
const revokedContentMonths = 6

/** For as long as the books are kept: somebody may still ask whether a letter was ours. */
const checkMonths = 60

export const documentRetention: readonly RetentionStep[] = [
  removePast({
    name: 'what checked letters say',
    period: letterPeriod,
    table: documentCheckContent,
    key: sql`check_id`,
    past: (now, months) => sql`select content.check_id from ${documentCheckContent} content
      join ${documentCheck} checked on checked.id = content.check_id
      where content.written_at < ${monthsAgo(now, months)}
        or checked.revoked_at < ${monthsAgo(now, revokedContentMonths)}`,
  }),
  {
    name: 'codes of checked letters',
    remove: (now) => sql`delete from ${documentCheck} where id in (
      select id from ${documentCheck}
      where issued_at < ${monthsAgo(now, checkMonths)} limit ${batchSize})`,
  },
]

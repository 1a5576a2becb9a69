import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { attachment } from './tables.server.ts'

/**
 * A retention step for a feature with files of this kind: they are removed this many months after
 * they were attached.
 */
export function removeFilesAfter(months: number, subjectKind: string): RetentionStep {
  return {
    name: `files of ${subjectKind}`,
    remove: (now) => sql`delete from ${attachment} where id in (
      select id from ${attachment}
      where subject_kind = ${subjectKind} and attached_at < ${monthsAgo(now, months)}
      limit ${batchSize})`,
  }
}

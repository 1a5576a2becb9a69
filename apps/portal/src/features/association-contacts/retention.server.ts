import { sql } from 'drizzle-orm'
import { attachment } from '#core/files/tables.server.ts'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { minutesOf } from './model/minutes.ts'
import { associationAssembly } from './model/tables.server.ts'

/** Grants of a year are checked against the minutes of the years before. */
const minutesMonths = 60

const { kind } = minutesOf('')

export const associationContactRetention: readonly RetentionStep[] = [
  {
    name: 'general assemblies of associations',
    remove: (now) => sql`delete from ${associationAssembly} where id in (
      select id from ${associationAssembly}
      where registered_at < ${monthsAgo(now, minutesMonths)} limit ${batchSize})`,
  },
  {
    // Also those of associations that are gone.
    name: 'minutes of general assemblies',
    remove: () => sql`delete from ${attachment} where id in (
      select file.id from ${attachment} file
      where file.subject_kind = ${kind} and not exists (
        select 1 from ${associationAssembly} held where held.id::text = file.subject_id)
      limit ${batchSize})`,
  },
]

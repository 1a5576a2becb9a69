import type { Database } from '#platform/database/database.server.ts'
import { effectiveMonths, type MonthsOf } from './retention-period.ts'
import { retentionPeriod } from './tables.server.ts'

/**
 * The periods as they are set now. Nothing caches them: they are read when data is removed, and when
 * a person reads how long it is kept.
 */
export async function readMonths(database: Database): Promise<MonthsOf> {
  const rows = await database.select().from(retentionPeriod)
  const saved = new Map(rows.map(({ kind, months }) => [kind, months]))
  return (period) => effectiveMonths(period, saved.get(period.kind))
}

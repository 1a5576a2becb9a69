import { desc, eq, sql } from 'drizzle-orm'
import { accessLogPeriod } from '#core/access-log/retention.server.ts'
import { accessLog } from '#core/access-log/tables.server.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AccessLogActor, AccessLogPage } from './contract.ts'

export const accessPageSize = 20

/**
 * Who was shown what of a person, the newest first. Staff are not named (docs/adr/0014-personal-data-register.md).
 * @param page 1 is the first; one behind the last is empty
 */
export async function listAccessLog(
  database: Database,
  userId: string,
  page: number,
): Promise<AccessLogPage> {
  const found = await database
    .select({
      id: accessLog.id,
      at: accessLog.at,
      actor: sql<AccessLogActor>`case when ${accessLog.actorId} = ${userId} then 'self'
        when ${accessLog.actorId} is null then 'gone' else 'staff' end`,
      data: accessLog.data,
      reason: accessLog.reason,
    })
    .from(accessLog)
    .where(eq(accessLog.subjectId, userId))
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .limit(accessPageSize + 1)
    .offset((page - 1) * accessPageSize)
  const monthsOf = await readMonths(database)
  return {
    items: found
      .slice(0, accessPageSize)
      .map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    page,
    hasMore: found.length > accessPageSize,
    retentionMonths: monthsOf(accessLogPeriod),
  }
}

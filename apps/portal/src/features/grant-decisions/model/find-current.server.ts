import { and, eq, isNull } from 'drizzle-orm'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Decision = typeof grantDecision.$inferSelect

/** The decision about an application that counts; null where none is made. */
export async function findCurrent(
  database: Database,
  applicationId: string,
): Promise<Decision | null> {
  const [found] = await database
    .select()
    .from(grantDecision)
    .where(and(eq(grantDecision.applicationId, applicationId), isNull(grantDecision.replacedAt)))
  return found ?? null
}

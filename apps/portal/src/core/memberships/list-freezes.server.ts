import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { fitnessFreeze } from './tables.server.ts'

/** Current and future freezes of a membership. */
export function listFreezes(
  database: Database,
  membershipId: number,
  today: string,
): Promise<{ startDate: string; endDate: string }[]> {
  return database
    .select({ startDate: fitnessFreeze.startDate, endDate: fitnessFreeze.endDate })
    .from(fitnessFreeze)
    .where(and(eq(fitnessFreeze.membershipId, membershipId), gte(fitnessFreeze.endDate, today)))
    .orderBy(asc(fitnessFreeze.startDate))
}

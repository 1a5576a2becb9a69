import { desc, eq } from 'drizzle-orm'
import { associationHistory } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { HistoryLine } from './contract.ts'

/** The newest first. */
export async function listHistory(
  database: Database,
  associationId: string,
  most: number,
): Promise<HistoryLine[]> {
  const rows = await database
    .select()
    .from(associationHistory)
    .where(eq(associationHistory.associationId, associationId))
    .orderBy(desc(associationHistory.id))
    .limit(most)
  return rows.map(({ id, at, action, actorKind, details }) => ({
    id,
    at: at.toISOString(),
    action,
    by: actorKind,
    details: { ...details },
  }))
}

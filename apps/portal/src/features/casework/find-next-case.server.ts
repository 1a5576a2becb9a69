import { and, eq, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseSelection } from './case-filters.ts'
import { conditionOf, isAfter, orderOf, placeColumns } from './select-cases.server.ts'

/**
 * The case after this one in the queue, and after the last one the first. Cases that another person
 * has claimed or has just decided are not offered.
 * @returns null when this was the last one
 */
export async function findNextCase(
  database: Database,
  userId: string,
  { id, selection }: { id: string; selection: CaseSelection },
): Promise<string | null> {
  const [place] = await database.select(placeColumns).from(caseFile).where(eq(caseFile.id, id))
  const offered = and(
    conditionOf(selection, userId),
    ne(caseFile.id, id),
    or(isNull(caseFile.assigneeId), eq(caseFile.assigneeId, userId)),
    notExists(
      database
        .select({ one: sql`1` })
        .from(caseDecision)
        .where(eq(caseDecision.caseId, caseFile.id)),
    ),
  )
  const first = async (wanted: SQL | undefined) => {
    const [found] = await database
      .select({ id: caseFile.id })
      .from(caseFile)
      .where(wanted)
      .orderBy(...orderOf(selection))
      .limit(1)
    return found?.id ?? null
  }
  const behind = place && (await first(and(offered, isAfter(selection, place))))
  return behind ?? (await first(offered))
}

import { and, count, eq, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { QueuePlace } from '#core/staff-area/queue/contract.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseSelection } from './case-filters.ts'
import {
  conditionOf,
  isAfter,
  isBefore,
  orderOf,
  placeColumns,
  type Reader,
} from './select-cases.server.ts'

/**
 * The place of a case in the queue, and what is offered on both sides of it: after the last case
 * comes the first again, before the first one nothing. Cases that another person has claimed or has
 * just decided are counted, and not offered.
 */
export async function findQueuePlace(
  database: Database,
  reader: Reader,
  { id, selection }: { id: string; selection: CaseSelection },
): Promise<QueuePlace> {
  const wanted = conditionOf(selection, reader)
  const offered = and(
    wanted,
    ne(caseFile.id, id),
    or(isNull(caseFile.assigneeId), eq(caseFile.assigneeId, reader.userId)),
    notExists(
      database
        .select({ one: sql`1` })
        .from(caseDecision)
        .where(eq(caseDecision.caseId, caseFile.id)),
    ),
  )
  const first = async (condition: SQL | undefined, isBackwards = false) => {
    const [found] = await database
      .select({ id: caseFile.id })
      .from(caseFile)
      .where(condition)
      .orderBy(...orderOf(selection, isBackwards))
      .limit(1)
    return found?.id ?? null
  }
  const counted = async (condition: SQL | undefined) => {
    const [found] = await database.select({ cases: count() }).from(caseFile).where(condition)
    return found?.cases ?? 0
  }
  const [place] = await database
    .select(placeColumns)
    .from(caseFile)
    .where(and(eq(caseFile.id, id), isOfKinds(reader.caseKinds)))
  if (!place) return { id: await first(offered), previous: null, position: null, total: 0 }
  const [behind, previous, before, itself, total] = await Promise.all([
    first(and(offered, isAfter(selection, place))),
    first(and(offered, isBefore(selection, place)), true),
    counted(and(wanted, isBefore(selection, place))),
    counted(and(wanted, eq(caseFile.id, id))),
    counted(wanted),
  ])
  return {
    id: behind ?? (await first(offered)),
    previous,
    position: itself > 0 ? before + 1 : null,
    total,
  }
}

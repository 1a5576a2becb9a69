import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import { type ApplicationState, applicationState } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { openAppeal } from '../model/find-checked.server.ts'

export type StateCounts = Partial<Record<ApplicationState, number>>

/** How many applications of each round have come how far, drafts among them, by the id of the round. */
export async function countStates(
  database: Database,
  roundIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StateCounts>> {
  const hasOpenAppeal = sql<boolean>`${openAppeal(database)}`
  const rows = await database
    .select({
      roundId: grantApplication.roundId,
      sentVersion: sql<number>`least(${grantApplication.sentVersion}, 1)`,
      isWithdrawn: sql<boolean>`${grantApplication.withdrawnAt} is not null`,
      caseStatus: caseFile.status,
      deadlineAt: grantRound.deadlineAt,
      outcome: grantDecision.outcome,
      hasOpenAppeal,
      count: sql<number>`count(*)::int`,
    })
    .from(grantApplication)
    .innerJoin(grantRound, eq(grantRound.id, grantApplication.roundId))
    .leftJoin(caseFile, eq(caseFile.id, grantApplication.caseId))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(inArray(grantApplication.roundId, [...roundIds]))
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7`)
  const counts = new Map<string, StateCounts>()
  for (const { roundId, count, isWithdrawn, ...facts } of rows) {
    const state = applicationState({ ...facts, withdrawnAt: isWithdrawn ? now : null }, now)
    const known = counts.get(roundId) ?? {}
    counts.set(roundId, { ...known, [state]: (known[state] ?? 0) + count })
  }
  return counts
}

import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { caseStatuses, endedStatuses, waitsForStaff } from '#core/cases/rules.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseCounts } from './contract.ts'
import { isDecisionLate } from './late-decision.server.ts'

/** How many cases of these kinds are open, by state; and how many approvals could not take effect. */
export async function countCases(
  database: Database,
  caseKinds: readonly CaseKind[],
): Promise<CaseCounts> {
  const rows = await database
    .select({
      status: caseFile.status,
      cases: count(),
      overdue: sql<number>`(count(*) filter (where ${caseFile.dueAt} < now()))::int`,
      late: sql<number>`(count(*) filter (where ${isDecisionLate}))::int`,
    })
    .from(caseFile)
    .leftJoin(caseDecision, eq(caseDecision.caseId, caseFile.id))
    .where(and(isNull(caseFile.closedAt), isOfKinds(caseKinds)))
    .groupBy(caseFile.status)
  const ended = await database
    .select({ status: caseFile.status, cases: count() })
    .from(caseFile)
    .where(and(inArray(caseFile.status, [...endedStatuses]), isOfKinds(caseKinds)))
    .groupBy(caseFile.status)
  const endedAs = (status: string) => ended.find((row) => row.status === status)?.cases ?? 0
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  const of = (status: string) => rows.find((row) => row.status === status)?.cases ?? 0
  return {
    waiting: sum(caseStatuses.filter(waitsForStaff).map(of)),
    overdue: sum(rows.map(({ overdue }) => overdue)),
    'late-decision': sum(rows.map(({ late }) => late)),
    all: sum(rows.map(({ cases }) => cases)),
    OPPRETTET: of('OPPRETTET'),
    ENDRET_AV_KUNDE: of('ENDRET_AV_KUNDE'),
    KOMMENTERT_VENTER_PA_KUNDE: of('KOMMENTERT_VENTER_PA_KUNDE'),
    AVVIST: of('AVVIST'),
    INNVILGET: of('INNVILGET'),
    TRUKKET: endedAs('TRUKKET'),
    BORTFALT: endedAs('BORTFALT'),
  }
}

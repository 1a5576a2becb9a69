import { count, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type CaseFilters, longestCasePage } from './case-filters.ts'
import type { CaseLine, CasePage } from './contract.ts'
import { isDecisionLate } from './late-decision.server.ts'
import { conditionOf, isByName, orderOf, type Reader, shownName } from './select-cases.server.ts'

const assignee = alias(user, 'assignee')

/** The open cases that are asked for, those that are due first unless asked otherwise. */
export async function listCases(
  database: Database,
  reader: Reader,
  filters: CaseFilters,
): Promise<CasePage> {
  const { page, size } = filters
  const wanted = conditionOf(filters, reader)
  // The index finds the page; names are looked up of its lines alone, however far down it is.
  const ids = database
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(wanted)
    .orderBy(...orderOf(filters))
    .limit(Math.min(size, longestCasePage))
    .offset((page - 1) * size)
    .as('page')
  const lines = selectLines(database)
    .innerJoin(ids, eq(ids.id, caseFile.id))
    .orderBy(...orderOf(filters))
  const counting = isByName(filters)
    ? countNamed(database, wanted)
    : database.select({ total: count() }).from(caseFile).where(wanted)
  const [rows, [counted]] = await Promise.all([lines, counting])
  const total = counted?.total ?? 0
  const isMore = isByName(filters) && total > mostNamed
  return { items: rows.map(toLine), page, total: isMore ? mostNamed : total, isMore }
}

/** More matches than anybody reads: counting stops here, so that a search for a common name stays fast. */
const mostNamed = 1_000

function countNamed(database: Database, wanted: SQL | undefined) {
  const some = database
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(wanted)
    .limit(mostNamed + 1)
    .as('some')
  return database.select({ total: count() }).from(some)
}

export function selectLines(database: Database) {
  return database
    .select({
      caseFile,
      email: user.email,
      name: shownName,
      assigneeName: sql<string | null>`${assignee.firstName} || ' ' || ${assignee.lastName}`,
      decision: caseDecision,
      isDecisionLate,
      isOverdue: sql<boolean>`${caseFile.dueAt} is not null and ${caseFile.dueAt} < now()`,
    })
    .from(caseFile)
    .innerJoin(user, eq(user.id, caseFile.userId))
    .leftJoin(assignee, eq(assignee.id, caseFile.assigneeId))
    .leftJoin(caseDecision, eq(caseDecision.caseId, caseFile.id))
    .$dynamic()
}

type Row = Omit<Awaited<ReturnType<typeof selectLines>>[number], 'email'>

export function toLine(row: Row): CaseLine {
  const { caseFile, name, assigneeName, decision, isDecisionLate, isOverdue } = row
  const { id, kind, status, assigneeId, createdAt, changedAt, dueAt } = caseFile
  return {
    id,
    kind,
    status,
    name,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    decision: decision?.action ?? null,
    isDecisionLate,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: isOverdue && decision === null,
  }
}

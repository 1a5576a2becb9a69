import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type CaseFilters, longestCasePage } from './case-filters.ts'
import type { CaseLine, CasePage } from './contract.ts'

const assignee = alias(user, 'assignee')

/** The open cases, those that have waited longest first unless asked otherwise. */
export async function listCases(
  database: Database,
  userId: string,
  filters: CaseFilters,
): Promise<CasePage> {
  const { status, kind, name, sort, page, size } = filters
  const wanted = and(
    isNull(caseFile.closedAt),
    status && eq(caseFile.status, status),
    kind === undefined ? undefined : eq(caseFile.kind, kind),
    name === undefined ? undefined : isNamed(name),
    filters.assignee === 'mine' ? eq(caseFile.assigneeId, userId) : undefined,
    filters.assignee === 'nobody' ? isNull(caseFile.assigneeId) : undefined,
  )
  const order = sort === 'changedAt' ? asc : desc
  const rows = await selectLines(database)
    .where(wanted)
    .orderBy(order(caseFile.changedAt), order(caseFile.id))
    .limit(Math.min(size, longestCasePage))
    .offset((page - 1) * size)
  const [counted] = await database
    .select({ total: count() })
    .from(caseFile)
    .innerJoin(user, eq(user.id, caseFile.userId))
    .where(wanted)
  return { items: rows.map(toLine), page, total: counted?.total ?? 0 }
}

export function selectLines(database: Database) {
  return database
    .select({
      caseFile,
      email: user.email,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      assigneeName: sql<string | null>`${assignee.firstName} || ' ' || ${assignee.lastName}`,
      decision: caseDecision,
    })
    .from(caseFile)
    .innerJoin(user, eq(user.id, caseFile.userId))
    .leftJoin(assignee, eq(assignee.id, caseFile.assigneeId))
    .leftJoin(caseDecision, eq(caseDecision.caseId, caseFile.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectLines>>[number]

export function toLine({ caseFile, name, assigneeName, decision }: Row): CaseLine {
  const { id, kind, status, assigneeId, createdAt, changedAt } = caseFile
  return {
    id,
    kind,
    status,
    name,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    decision: decision?.action ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

/** Part of the name as it is spoken. */
function isNamed(text: string) {
  return sql`position(${text.toLowerCase()} in lower(${user.firstName} || ' ' || ${user.lastName})) > 0`
}

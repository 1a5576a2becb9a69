import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { caseStatuses, waitsForStaff } from '#core/cases/rules.ts'
import { caseFile, dueOrNever } from '#core/cases/tables.server.ts'
import type { CaseSelection, CaseState } from './case-filters.ts'

/** Whoever asks, and what features say of their cases. */
export type Asking = { readonly userId: string; readonly caseKinds: readonly CaseKind[] }

const waiting = inArray(caseFile.status, caseStatuses.filter(waitsForStaff))

/**
 * Which open cases are meant.
 * @returns a condition on `case_file`, and on `user` as well where `isByName`
 */
export function conditionOf(
  { status, kind, group, name, assignee }: CaseSelection,
  { userId, caseKinds }: Asking,
): SQL | undefined {
  return and(
    isNull(caseFile.closedAt),
    inState(status),
    kind === undefined ? undefined : eq(caseFile.kind, kind),
    group === undefined ? undefined : isInGroup(group, caseKinds),
    name === undefined ? undefined : isNamed(name),
    assignee === 'mine' ? eq(caseFile.assigneeId, userId) : undefined,
    assignee === 'nobody' ? isNull(caseFile.assigneeId) : undefined,
  )
}

export const isByName = ({ name }: CaseSelection) => name !== undefined

const due = dueOrNever(caseFile.dueAt)

/** The order of the queue, in which no two cases have the same place. */
export function orderOf({ sort }: CaseSelection): SQL[] {
  const isDescending = sort.startsWith('-')
  const columns = [...(sort.endsWith('due') ? [due] : []), caseFile.changedAt, caseFile.id]
  return columns.map((column) => (isDescending ? desc(column) : asc(column)))
}

/** Whether a case stands behind this one. */
export function isAfter(
  { sort }: CaseSelection,
  { dueAt, changedAt, id }: Pick<typeof caseFile.$inferSelect, 'dueAt' | 'changedAt' | 'id'>,
): SQL {
  const isLater = sql.raw(sort.startsWith('-') ? '<' : '>')
  const changed = sql`${changedAt.toISOString()}::timestamptz`
  return sort.endsWith('due')
    ? sql`(${due}, ${caseFile.changedAt}, ${caseFile.id}) ${isLater}
        (coalesce(${dueAt?.toISOString() ?? null}::timestamptz, 'infinity'), ${changed}, ${id}::uuid)`
    : sql`(${caseFile.changedAt}, ${caseFile.id}) ${isLater} (${changed}, ${id}::uuid)`
}

function inState(state: CaseState): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined
    case 'waiting':
      return waiting
    case 'overdue':
      return sql`${due} < now()`
    default:
      return eq(caseFile.status, state)
  }
}

/** All rows of `case_id` and `name` that features group their cases by; null when there are none. */
export function groupsOf(caseKinds: readonly CaseKind[]): SQL | null {
  const queries = caseKinds.flatMap(({ groups }) => (groups ? [groups] : []))
  return queries.length === 0 ? null : sql.join(queries, sql` union all `)
}

function isInGroup(group: string, caseKinds: readonly CaseKind[]): SQL {
  const groups = groupsOf(caseKinds)
  if (!groups) return sql`false`
  return sql`${caseFile.id} in (select case_id from (${groups}) as grouped where name = ${group})`
}

/** Part of the name as it is spoken: what `user_spoken_name` finds. */
function isNamed(text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(${user.firstName} || ' ' || ${user.lastName}) like ${pattern}`
}

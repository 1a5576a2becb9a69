import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { caseStatuses, isEnded, waitsForStaff } from '#core/cases/rules.ts'
import { caseDecision, caseFile, dueOrNever } from '#core/cases/tables.server.ts'
import type { CaseSelection, CaseState } from './case-filters.ts'
import { isDecisionLate } from './late-decision.server.ts'

const waiting = inArray(caseFile.status, caseStatuses.filter(waitsForStaff))

/** A member of staff, and the kinds of cases that they handle. */
export type Reader = { readonly userId: string; readonly caseKinds: readonly CaseKind[] }

/** Which cases are meant: open ones, and approvals that came to nothing where they are asked for. */
export function conditionOf(
  { status, kind, group, name, assignee }: CaseSelection,
  { userId, caseKinds }: Reader,
): SQL | undefined {
  return and(
    isOfKinds(caseKinds),
    isEnded(status) ? undefined : isNull(caseFile.closedAt),
    inState(status),
    kind === undefined ? undefined : eq(caseFile.kind, kind),
    group === undefined ? undefined : eq(caseFile.groupName, group),
    name === undefined ? undefined : isNamed(name),
    assignee === 'mine' ? eq(caseFile.assigneeId, userId) : undefined,
    assignee === 'nobody' ? isNull(caseFile.assigneeId) : undefined,
  )
}

export const isByName = ({ name }: CaseSelection) => name !== undefined

const due = dueOrNever(caseFile.dueAt)

/**
 * The order of the queue, in which no two cases have the same place.
 * @param isBackwards from the last case to the first
 */
export function orderOf({ sort }: CaseSelection, isBackwards = false): SQL[] {
  const isDescending = sort.startsWith('-') !== isBackwards
  const columns = [...(sort.endsWith('due') ? [due] : []), caseFile.changedAt, caseFile.id]
  return columns.map((column) => (isDescending ? desc(column) : asc(column)))
}

/** The place of a case in the queue, to the microsecond: several may be sent in one millisecond. */
export const placeColumns = {
  due: sql<string>`${due}::text`,
  changed: sql<string>`${caseFile.changedAt}::text`,
  id: caseFile.id,
}
export type Place = { readonly due: string; readonly changed: string; readonly id: string }

/** Whether a case is after this place in the queue. */
export const isAfter = (selection: CaseSelection, place: Place) =>
  isBeyond(selection, place, selection.sort.startsWith('-') ? '<' : '>')

/** Whether a case is before this place in the queue. */
export const isBefore = (selection: CaseSelection, place: Place) =>
  isBeyond(selection, place, selection.sort.startsWith('-') ? '>' : '<')

function isBeyond({ sort }: CaseSelection, place: Place, sign: '<' | '>'): SQL {
  const isLater = sql.raw(sign)
  const changed = sql`${place.changed}::timestamptz`
  return sort.endsWith('due')
    ? sql`(${due}, ${caseFile.changedAt}, ${caseFile.id}) ${isLater}
        (${place.due}::timestamptz, ${changed}, ${place.id}::uuid)`
    : sql`(${caseFile.changedAt}, ${caseFile.id}) ${isLater} (${changed}, ${place.id}::uuid)`
}

function inState(state: CaseState): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined
    case 'waiting':
      return waiting
    case 'overdue':
      return sql`${due} < now()`
    case 'late-decision':
      return sql`exists (
        select from ${caseDecision} where ${caseDecision.caseId} = ${caseFile.id} and ${isDecisionLate})`
    default:
      return eq(caseFile.status, state)
  }
}

/** The name of the applicant as staff see it; from `case_file` and `user`. */
export const shownName = sql<string>`coalesce(${caseFile.applicantName},
  ${user.firstName} || ' ' || ${user.lastName})`

/**
 * Part of the name as it is spoken: of the account, which `user_spoken_name` finds, or of the
 * application, which `case_file_spoken_name` finds.
 */
function isNamed(text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`${caseFile.id} in (
    select named.id from ${caseFile} as named
    where named.user_id in (
      select ${user.id} from ${user}
      where lower(${user.firstName} || ' ' || ${user.lastName}) like ${pattern})
    union
    select named.id from ${caseFile} as named where lower(named.applicant_name) like ${pattern})`
}

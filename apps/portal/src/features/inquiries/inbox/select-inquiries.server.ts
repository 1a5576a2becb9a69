import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { inquiry } from '../model/tables.server.ts'
import type { InboxSelection, InboxState } from './inbox-filters.ts'
import { isPermitted } from './permitted.server.ts'

/** A condition on `inquiry` and `inquiry_category`. */
export function conditionOf(
  staff: StaffActor,
  { status, category, assignee }: InboxSelection,
): SQL | undefined {
  return and(
    isPermitted(staff),
    inState(status),
    category === undefined ? undefined : eq(inquiry.categoryId, category),
    assignee === 'mine' ? eq(inquiry.assigneeId, staff.userId) : undefined,
    assignee === 'nobody' ? isNull(inquiry.assigneeId) : undefined,
  )
}

/**
 * Waiting inquiries with the earliest due first; all others with the latest change first.
 * @param isBackwards from the last one to the first
 */
export function orderOf({ status }: InboxSelection, isBackwards = false): SQL[] {
  const order = isByDue(status) !== isBackwards ? asc : desc
  return [order(keyOf(status)), order(inquiry.id)]
}

/** The place of an inquiry in the list, to the microsecond. */
export type Place = { readonly key: string | null; readonly id: string }

export const placeColumns = ({ status }: InboxSelection) => ({
  key: sql<string | null>`${keyOf(status)}::text`,
  id: inquiry.id,
})

/** Whether an inquiry is after this place in the list. */
export const isAfter = (selection: InboxSelection, place: Place) =>
  isBeyond(selection, place, isByDue(selection.status) ? '>' : '<')

/** Whether an inquiry is before this place in the list. */
export const isBefore = (selection: InboxSelection, place: Place) =>
  isBeyond(selection, place, isByDue(selection.status) ? '<' : '>')

const isBeyond = ({ status }: InboxSelection, { key, id }: Place, sign: '<' | '>') =>
  sql`(${keyOf(status)}, ${inquiry.id}) ${sql.raw(sign)} (${key}::timestamptz, ${id}::uuid)`

const isByDue = (status: InboxState) => status === 'waiting' || status === 'overdue'
const keyOf = (status: InboxState) => (isByDue(status) ? inquiry.dueAt : inquiry.changedAt)

/** A number, or part of a name, an address or a subject. */
export function isAbout(text: string): SQL | undefined {
  const digits = /^#?(\d{1,12})$/.exec(text)?.[1]
  if (digits !== undefined) return eq(inquiry.number, Number(digits))
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${inquiry.email} like ${pattern}`,
    sql`lower(${inquiry.firstName} || ' ' || ${inquiry.lastName}) like ${pattern}`,
    sql`lower(${inquiry.subject}) like ${pattern}`,
  )
}

function inState(state: InboxState): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined
    case 'overdue':
      return and(eq(inquiry.state, 'waiting'), sql`${inquiry.dueAt} < now()`)
    default:
      return eq(inquiry.state, state)
  }
}

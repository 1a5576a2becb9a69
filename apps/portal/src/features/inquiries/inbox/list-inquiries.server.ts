import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import type { InboxCategories, InboxPage } from './contract.ts'
import { type InboxFilters, type InboxState, longestInboxPage } from './inbox-filters.ts'
import { isPermitted } from './permitted.server.ts'
import { selectLines, toLine } from './select-lines.server.ts'

/** Waiting inquiries with the earliest due first; all others with the newest first. */
export async function listInquiries(
  database: Database,
  staff: StaffActor,
  filters: InboxFilters,
): Promise<InboxPage> {
  const { status, page, size } = filters
  const wanted = and(
    isPermitted(staff),
    inState(status),
    filters.category === undefined ? undefined : eq(inquiry.categoryId, filters.category),
    filters.assignee === 'mine' ? eq(inquiry.assigneeId, staff.userId) : undefined,
    filters.assignee === 'nobody' ? isNull(inquiry.assigneeId) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    selectLines(database)
      .where(wanted)
      .orderBy(...orderOf(status))
      .limit(Math.min(size, longestInboxPage))
      .offset((page - 1) * size),
    database
      .select({ total: count() })
      .from(inquiry)
      .innerJoin(inquiryCategory, eq(inquiryCategory.id, inquiry.categoryId))
      .where(wanted),
  ])
  return { items: rows.map(toLine), page, total: counted?.total ?? 0 }
}

export async function listInboxCategories(
  database: Database,
  staff: StaffActor,
): Promise<InboxCategories> {
  return { items: await listCategories(database, isPermitted(staff)) }
}

/** In the order of the form. @param among a condition; without it, all categories */
export async function listCategories(
  database: Database,
  among?: SQL,
): Promise<InboxCategories['items']> {
  return database
    .select({ id: inquiryCategory.id, name: inquiryCategory.name })
    .from(inquiryCategory)
    .where(among)
    .orderBy(asc(inquiryCategory.position), asc(inquiryCategory.id))
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

function orderOf(state: InboxState): SQL[] {
  return state === 'waiting' || state === 'overdue'
    ? [asc(inquiry.dueAt), asc(inquiry.id)]
    : [desc(inquiry.changedAt), desc(inquiry.id)]
}

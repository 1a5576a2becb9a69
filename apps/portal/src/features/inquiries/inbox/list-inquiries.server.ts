import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import { listAnswerers } from './answerers.server.ts'
import type { InboxCategories, InboxPage } from './contract.ts'
import { type InboxFilters, type InboxSearch, longestInboxPage } from './inbox-filters.ts'
import { isPermitted, permittedRoles } from './permitted.server.ts'
import { conditionOf, isAbout, orderOf } from './select-inquiries.server.ts'
import { selectLines, toLine } from './select-lines.server.ts'

/** A page of the inquiries that match the filters. */
export async function listInquiries(
  database: Database,
  staff: StaffActor,
  { text, ...filters }: InboxFilters & Partial<Pick<InboxSearch, 'text'>>,
): Promise<InboxPage> {
  const { page, size } = filters
  const wanted = and(conditionOf(staff, filters), text === undefined ? undefined : isAbout(text))
  const [rows, [counted]] = await Promise.all([
    selectLines(database)
      .where(wanted)
      .orderBy(...orderOf(filters))
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
  const [items, answerers] = await Promise.all([
    listCategories(database, isPermitted(staff)),
    listAnswerers(database, ...permittedRoles(staff)),
  ])
  return { items, answerers }
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

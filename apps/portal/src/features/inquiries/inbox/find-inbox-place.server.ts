import { and, count, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { QueuePlace } from '#core/staff-area/queue/contract.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import type { InboxSelection } from './inbox-filters.ts'
import { conditionOf, isAfter, isBefore, orderOf, placeColumns } from './select-inquiries.server.ts'

/**
 * The place of an inquiry in the list, and what is offered on both sides of it: after the last one comes
 * the first again, before the first one nothing. Those assigned to colleagues are counted, and not offered.
 */
export async function findInboxPlace(
  database: Database,
  staff: StaffActor,
  { id, selection }: { id: string; selection: InboxSelection },
): Promise<QueuePlace> {
  const wanted = conditionOf(staff, selection)
  const offered = and(
    wanted,
    ne(inquiry.id, id),
    or(isNull(inquiry.assigneeId), eq(inquiry.assigneeId, staff.userId)),
  )
  const first = async (condition: SQL | undefined, isBackwards = false) => {
    const [found] = await database
      .select({ id: inquiry.id })
      .from(inquiry)
      .innerJoin(inquiryCategory, eq(inquiryCategory.id, inquiry.categoryId))
      .where(condition)
      .orderBy(...orderOf(selection, isBackwards))
      .limit(1)
    return found?.id ?? null
  }
  const counted = async (condition: SQL | undefined) => {
    const [found] = await database
      .select({ inquiries: count() })
      .from(inquiry)
      .innerJoin(inquiryCategory, eq(inquiryCategory.id, inquiry.categoryId))
      .where(condition)
    return found?.inquiries ?? 0
  }
  const [place] = await database
    .select(placeColumns(selection))
    .from(inquiry)
    .innerJoin(inquiryCategory, eq(inquiryCategory.id, inquiry.categoryId))
    .where(and(wanted, eq(inquiry.id, id)))
  // Answered, or of another list.
  if (!place)
    return {
      id: await first(offered),
      previous: null,
      position: null,
      total: await counted(wanted),
    }
  const [behind, previous, before, total] = await Promise.all([
    first(and(offered, isAfter(selection, place))),
    first(and(offered, isBefore(selection, place)), true),
    counted(and(wanted, isBefore(selection, place))),
    counted(wanted),
  ])
  return { id: behind ?? (await first(offered)), previous, position: before + 1, total }
}

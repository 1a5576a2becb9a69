import { and, eq, sql } from 'drizzle-orm'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { inquiry, inquiryCategory } from '../model/tables.server.ts'
import { inboxRoles, isPermitted } from './permitted.server.ts'

/** Inquiries that wait for an answer, in the categories that the caller may see. */
export const inquiryWork: WorkCounter = {
  page: '/staff/inquiries',
  roles: inboxRoles.staff,
  async count(database, staff) {
    const [counts] = await database
      .select({
        waiting: sql<number>`(count(*))::int`,
        overdue: sql<number>`(count(*) filter (where ${inquiry.dueAt} < now()))::int`,
        mine: sql<number>`(count(*) filter (where ${inquiry.assigneeId} = ${staff.userId}))::int`,
      })
      .from(inquiry)
      .innerJoin(inquiryCategory, eq(inquiryCategory.id, inquiry.categoryId))
      .where(and(isPermitted(staff), eq(inquiry.state, 'waiting')))
    return counts ?? { waiting: 0 }
  },
}

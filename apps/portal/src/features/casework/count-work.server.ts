import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { conditionOf } from './select-cases.server.ts'

/** Cases that wait for staff: as many as the list shows that this leads to. */
export const caseWork: WorkCounter = {
  page: '/staff/cases',
  roles: ['caseworker'],
  async count(database, { userId }) {
    const [counts] = await database
      .select({
        waiting: sql<number>`(count(*))::int`,
        overdue: sql<number>`(count(*) filter (where ${caseFile.dueAt} < now()))::int`,
        mine: sql<number>`(count(*) filter (where ${caseFile.assigneeId} = ${userId}))::int`,
      })
      .from(caseFile)
      .where(conditionOf({ status: 'waiting', sort: 'due' }, userId))
    return counts ?? { waiting: 0 }
  },
}

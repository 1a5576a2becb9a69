import { sql } from 'drizzle-orm'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { kindsOf, rolesOf } from '#core/cases/kinds-of.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { conditionOf } from './select-cases.server.ts'

/** Cases that wait for the reader's roles: as many as the list shows that this leads to. */
export const countCaseWork = (kinds: readonly CaseKind[]): WorkCounter => ({
  page: '/staff/cases',
  roles: rolesOf(kinds),
  async count(database, { userId, roles }) {
    const reader = { userId, caseKinds: kindsOf(kinds, roles) }
    const [counts] = await database
      .select({
        waiting: sql<number>`(count(*))::int`,
        overdue: sql<number>`(count(*) filter (where ${caseFile.dueAt} < now()))::int`,
        mine: sql<number>`(count(*) filter (where ${caseFile.assigneeId} = ${userId}))::int`,
      })
      .from(caseFile)
      .where(conditionOf({ status: 'waiting', sort: 'due' }, reader))
    return counts ?? { waiting: 0 }
  },
})

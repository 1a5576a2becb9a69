import { and, eq, isNull, sql } from 'drizzle-orm'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { kindergartenMessage, kindergartenThread } from '#core/kindergartens/threads/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { isListed } from './staff-threads.server.ts'

/** Threads with messages of guardians that no member of staff has read. */
export const messageWork: WorkCounter = {
  page: '/staff/kindergartens/messages',
  roles: kindergartenRoles,
  async count(database, staff) {
    const [counts] = await database
      .select({ waiting: sql<number>`(count(distinct ${kindergartenMessage.threadId}))::int` })
      .from(kindergartenMessage)
      .innerJoin(kindergartenThread, eq(kindergartenThread.id, kindergartenMessage.threadId))
      .where(
        and(
          eq(kindergartenMessage.side, 'guardian'),
          isNull(kindergartenMessage.staffReadAt),
          isListed(staff),
        ),
      )
    return { waiting: counts?.waiting ?? 0 }
  },
}

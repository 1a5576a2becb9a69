import { sql } from 'drizzle-orm'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { associationEvent } from '../model/tables.server.ts'

/** Events that wait for staff; a series counts once. */
export const eventWork: WorkCounter = {
  page: '/staff/associations/events',
  roles: ['caseworker'],
  count: async (database) => {
    const { rows } = await database.execute<{ waiting: number }>(sql`
      select count(distinct coalesce(series_id, id))::int as waiting
      from ${associationEvent} where state = 'waiting'`)
    return { waiting: rows[0]?.waiting ?? 0 }
  },
}

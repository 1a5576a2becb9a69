import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { timeZone } from '#platform/time/oslo.ts'

/**
 * How many events that are open to all associations hold in a span of days in Norway, both included.
 * One without any is not in it. The table is that of `association-events`: the mark of an association
 * is shown also where that feature's code is not.
 */
export async function countOpenEvents(
  database: Database,
  wanted: {
    readonly associationIds: readonly string[]
    readonly from: string
    readonly until: string
  },
): Promise<ReadonlyMap<string, number>> {
  const { associationIds, from, until } = wanted
  const dayStart = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`
  const { rows } = await database.execute<{ id: string; count: number }>(sql`
    select association_id as id, count(*)::int as count from portal.association_event
    where association_id = any(${sql.param([...associationIds])}::uuid[])
      and state = 'published' and audience = 'all'
      and starts_at >= ${dayStart(from)} and starts_at < ${dayStart(addDays(until, 1))}
    group by association_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

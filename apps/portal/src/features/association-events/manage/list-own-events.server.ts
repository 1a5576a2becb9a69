import { sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { OwnEvent, OwnEvents } from './contract.ts'
import type { Who } from './create-events.server.ts'

/** More of the past than this is of no use to a board. */
const mostEvents = 500

/** The events of an association for its board: those to come first to last, and the past ones. */
export async function listOwnEvents(
  database: Database,
  { userId, associationId, now }: Who,
): Promise<OwnEvents> {
  const who = { userId, associationId, today: osloDate(now) }
  const { state } = await requireRight(database, who, 'events', { isChange: false })
  const { rows } = await database.execute<
    Omit<OwnEvent, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }
  >(sql`
    select e.id, e.version, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.place,
      e.state, e.reason, case when e.has_places then o.capacity end as capacity,
      coalesce(o.taken, 0) as taken,
      (select count(*)::int from ${place} p where p.offer_id = e.id and p.state = 'waiting') as waiting,
      (select count(*)::int from ${associationEvent} f
        where f.series_id = e.series_id and f.starts_at > e.starts_at and f.state <> 'called-off') as following
    from ${associationEvent} e left join ${placeOffer} o on o.id = e.id
    where e.association_id = ${associationId}
    order by e.starts_at desc, e.id limit ${mostEvents}`)
  const { rows: found } = await database.execute<{ isTrusted: boolean }>(
    sql`select is_trusted as "isTrusted" from ${association} where id = ${associationId}`,
  )
  return {
    isTrusted: found[0]?.isTrusted ?? false,
    mayPublish: meaningOf(state).mayPublishEvents,
    items: rows.map((row) => ({
      ...row,
      startsAt: new Date(row.startsAt).toISOString(),
      endsAt: new Date(row.endsAt).toISOString(),
    })),
  }
}

import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { StaffEvent, StaffEvents } from './contract.ts'

const mostEvents = 200

/** What waits for staff, the longest first; and what is to come. */
export async function listStaffEvents(database: Database, now: Date): Promise<StaffEvents> {
  const waiting = await list(
    database,
    sql`e.state = 'waiting' and not exists (select 1 from ${associationEvent} earlier
      where earlier.series_id = e.series_id and earlier.state = 'waiting'
        and (earlier.starts_at, earlier.id) < (e.starts_at, e.id))`,
    sql`e.created_at, e.id`,
  )
  const coming = await list(
    database,
    sql`e.state in ('published', 'called-off') and e.ends_at > ${now}`,
    sql`e.starts_at, e.id`,
  )
  return { waiting, coming: coming.map((event) => ({ ...event, dates: [event.startsAt] })) }
}

async function list(
  database: Database,
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<StaffEvent[]> {
  type Row = Omit<StaffEvent, 'dates' | 'startsAt' | 'endsAt'> & {
    startsAt: Date
    endsAt: Date
    dates: readonly string[]
  }
  const { rows } = await database.execute<Row>(sql`
    select e.id, e.version, e.title, e.text, e.place, to_jsonb(e.languages) as languages,
      e.starts_at as "startsAt", e.ends_at as "endsAt", e.audience, e.state,
      e.price_ore as "priceOre", e.member_price_ore as "memberPriceOre",
      case when e.has_places then o.capacity end as capacity,
      jsonb_build_object('id', a.id, 'name', a.name, 'slug', a.slug) as association,
      coalesce((select jsonb_agg(s.starts_at order by s.starts_at) from ${associationEvent} s
        where s.series_id = e.series_id and s.state = 'waiting'), jsonb_build_array(e.starts_at)) as dates
    from ${associationEvent} e
    join ${association} a on a.id = e.association_id
    left join ${placeOffer} o on o.id = e.id
    where ${condition}
    order by ${order} limit ${mostEvents}`)
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    dates: row.dates.map((date) => new Date(date).toISOString()),
  }))
}

import { sql } from 'drizzle-orm'
import { payment } from '#core/payments/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * What was paid by card for events that are not over, in øre, less what was refunded: it may be
 * refunded still. One without such tickets is not in it. The table is that of `association-events`:
 * staff who pay out the money of an association have to know.
 */
export async function sumComingTickets(
  database: Database,
  associationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (associationIds.length === 0) return new Map()
  const { rows } = await database.execute<{ id: string; ore: string }>(sql`
    select event.association_id as id, sum(paid.amount_ore - paid.refund_due_ore) as ore
    from portal.association_event event
    join ${place} place on place.offer_id = event.id
    join ${payment} paid on paid.id = place.payment_id
    where event.association_id = any(${sql.param([...associationIds])}::uuid[])
      and event.ends_at > ${now.toISOString()}::timestamptz
      and paid.state in ('captured', 'refunding', 'refunded')
    group by event.association_id
    having sum(paid.amount_ore - paid.refund_due_ore) > 0`)
  return new Map(rows.map(({ id, ore }) => [id, Number(ore)]))
}

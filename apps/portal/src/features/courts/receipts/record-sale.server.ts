import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import {
  courtCategory,
  court as courtTable,
  courtUnit,
  courtReservation as reservation,
} from '../model/tables.server.ts'
import { courtReceipt } from './tables.server.ts'

/** Gives a receipt its number and mails the person who booked. */
export const courtSoldTask = declareTask('court-sold', z.strictObject({ reservationId: z.uuid() }))

/**
 * Records what was sold, in the transaction that confirms the booking. A repeated call changes
 * nothing.
 */
export async function recordSale(transaction: Database, reservationId: string): Promise<void> {
  const { rowCount } = await transaction.execute(sql`
    insert into ${courtReceipt} (reservation_id, user_id, payment_id, court, category,
      center_name, starts_at, ends_at, units, amount_ore)
    select r.id, r.user_id, r.payment_id, c.name, k.name, s.name,
           r.starts_at, r.ends_at, sold.units, r.price_ore
      from ${reservation} r
      join ${courtTable} c on c.id = r.court_id
      join ${courtCategory} k on k.id = c.category_id
      join ${sportsCenter} s on s.id = c.center_id
     cross join lateral (
       select json_agg(json_build_object('startsAt', u.starts_at, 'priceOre', u.price_ore)
                       order by u.starts_at) as units
         from ${courtUnit} u where u.reservation_id = r.id) sold
     where r.id = ${reservationId} and r.state = 'confirmed'
    on conflict do nothing`)
  if (rowCount) await enqueueJob(transaction, courtSoldTask, { reservationId })
}

import { sql } from 'drizzle-orm'
import { extraPlaceKind } from '#core/kindergartens/days/place-kind.ts'
import { cancelPlace, tellOfCancellation } from '#core/places/end-place.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** A limit that keeps one run short. */
const mostAtOnce = 500

/**
 * Frees the extra places of children who have no place in the kindergarten on that day any more: the next
 * in the queue get them, while guardians still book.
 * @returns how many
 */
export async function freeEndedPlaces(database: Database, now: Date): Promise<number> {
  const { rows } = await database.execute<{ placeId: string }>(sql`
    select booked.place_id as "placeId"
    from portal.kindergarten_extra_place booked
    join portal.kindergarten_extra_opening opening on opening.id = booked.opening_id
    join portal.place seat on seat.id = booked.place_id and seat.state in ('booked', 'waiting')
    where opening.on_date >= ${osloDate(now)}::date
      and not exists (select 1 from portal.kindergarten_enrolment placed
        join portal.kindergarten_department dept on dept.id = placed.department_id
        where placed.child_id = booked.child_id and dept.kindergarten_id = opening.kindergarten_id
          and opening.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity'))
    order by opening.id limit ${mostAtOnce}`)
  const because = 'by-organiser'
  let freed = 0
  for (const { placeId } of rows)
    await database.transaction(async (transaction) => {
      if (!(await cancelPlace(transaction, { placeId, because }))) return
      const news = { placeId, because, refundOre: 0 } as const
      await tellOfCancellation(transaction, { kind: extraPlaceKind }, news)
      freed += 1
    })
  return freed
}

import { sql } from 'drizzle-orm'
import { place, placeOffer } from './tables.server.ts'

/**
 * The place of somebody in the queue. While members are first, a member stands among members; for
 * everybody else it is the order of arrival, which counts from then on.
 */
export const positionInQueue = sql<number | null>`case when ${place.state} = 'waiting' then (
  select count(*)::int from ${place} other
  where other.offer_id = ${place.offerId} and other.state = 'waiting'
    and other.number <= ${place.number}
    and (not (${place.isFirstPool} and ${placeOffer.poolFirstUntil} > now()) or other.is_first_pool)
) end`

/** Whether smaller groups behind a group in the queue have places now: it did not fit, and kept its place. */
export const isPassedInQueue = sql<boolean>`(${place.state} = 'waiting' and ${place.seats} > 1
  and exists (select 1 from ${place} other
    where other.offer_id = ${place.offerId} and other.state in ('held', 'booked')
      and other.number > ${place.number}))`

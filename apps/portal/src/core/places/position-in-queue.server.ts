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

import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { lockOffer } from './lock-offer.server.ts'
import { promoteWaiting } from './promote-waiting.server.ts'
import { place } from './tables.server.ts'

/**
 * Resumes an offer once calling it off was given up: holds get back the time in which they could not be
 * paid, and those who wait get what became free.
 * @param since when it was paused
 */
export async function resumeOffer(
  transaction: Database,
  id: string,
  { since }: { readonly since: Date },
): Promise<void> {
  const offer = await lockOffer(transaction, id)
  if (!offer) return
  const { now, closesAt, payMinutes } = offer
  const latest = new Date(Math.max(closesAt.getTime(), now.getTime() + payMinutes * 60_000))
  await transaction
    .update(place)
    .set({
      expiresAt: sql`greatest(${place.expiresAt}, least(${latest.toISOString()}::timestamptz,
        ${place.expiresAt} + (${now.toISOString()}::timestamptz - ${since.toISOString()}::timestamptz)))`,
    })
    .where(
      and(
        eq(place.offerId, id),
        eq(place.state, 'held'),
        sql`${place.expiresAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
  await promoteWaiting(transaction, offer)
}

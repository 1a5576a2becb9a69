import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { isPaused } from './is-paused.server.ts'
import { place, placeOffer } from './tables.server.ts'

export type Place = typeof place.$inferSelect

/** An offer whose row is locked until the end of the transaction, and the time of the lock. */
export type LockedOffer = typeof placeOffer.$inferSelect & {
  readonly now: Date
  readonly isPaused: boolean
}

/**
 * Every change of places begins here. The time is that of the database after the lock was had: of
 * two who press at once the later one is decided by a later clock.
 */
export async function lockOffer(transaction: Database, id: string): Promise<LockedOffer | null> {
  const [found] = await transaction
    .select()
    .from(placeOffer)
    .where(eq(placeOffer.id, id))
    .for('update')
  return found ? { ...found, ...(await readMoment(transaction, id)) } : null
}

/** Read after the lock was had: a proposal to call it off takes the same lock. */
async function readMoment(
  transaction: Database,
  id: string,
): Promise<Pick<LockedOffer, 'isPaused' | 'now'>> {
  const { rows } = await transaction.execute<{ now: string; isPaused: boolean }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as now,
      ${isPaused(sql`${id}`)} as "isPaused"`,
  )
  return { now: new Date(Number(rows[0]?.now)), isPaused: rows[0]?.isPaused ?? false }
}

/** Locks the offer of a place, and reads the place as nobody else can change it now. */
export async function lockPlace(
  transaction: Database,
  placeId: string,
): Promise<{ offer: LockedOffer; found: Place } | null> {
  const isPlace = eq(place.id, placeId)
  const [known] = await transaction.select({ offerId: place.offerId }).from(place).where(isPlace)
  const offer = known && (await lockOffer(transaction, known.offerId))
  if (!offer) return null
  const [found] = await transaction.select().from(place).where(isPlace)
  return found ? { offer, found } : null
}

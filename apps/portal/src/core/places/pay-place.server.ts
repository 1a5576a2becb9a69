import { and, eq } from 'drizzle-orm'
import { vatIn } from '#core/invoices/lines.ts'
import type { Payable } from '#core/payments/payment-kind.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { endLocked } from './end-place.server.ts'
import { lockPlace } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { place } from './tables.server.ts'

/** Minutes for which one card form is open: somebody with a day to pay can start again. */
export const formMinutes = 30

export type NotPayable = 'PLACE_NOT_FOUND' | 'PLACE_EXPIRED' | 'PLACE_PAID'

/**
 * A hold of the caller that can be paid now, at the price of the time when it was booked.
 * @param vatPercent what the price contains, in whole percent; 0 for what is exempt
 */
export async function findPayablePlace(
  transaction: Database,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
  vatPercent = 0,
): Promise<Payable | { readonly refusal: NotPayable }> {
  const [found] = await transaction
    .select()
    .from(place)
    .where(and(eq(place.id, id), eq(place.userId, userId)))
    .for('share')
  if (found?.state === 'booked') return { refusal: 'PLACE_PAID' }
  if (found?.state === 'expired') return { refusal: 'PLACE_EXPIRED' }
  if (found?.state !== 'held' || found.expiresAt === null) return { refusal: 'PLACE_NOT_FOUND' }
  if (found.expiresAt <= now) return { refusal: 'PLACE_EXPIRED' }
  const formEnds = now.getTime() + formMinutes * 60_000
  const payBefore = new Date(Math.min(found.expiresAt.getTime(), formEnds))
  const { priceOre } = found
  return { amountOre: priceOre, vatOre: vatIn(priceOre, vatPercent), payBefore }
}

/**
 * Books a hold in the transaction that accepts its payment, also one past its time that nobody has
 * taken away as yet.
 * @returns `lost` when it is gone, or another payment has booked it
 */
export async function confirmPlace(
  transaction: Database,
  { placeId, paymentId }: { readonly placeId: string; readonly paymentId: string },
): Promise<'confirmed' | 'lost'> {
  const locked = await lockPlace(transaction, placeId)
  if (!locked) return 'lost'
  const { offer, found } = locked
  if (found.state === 'booked' && found.paymentId === paymentId) return 'confirmed'
  if (found.state !== 'held') return 'lost'
  await transaction
    .update(place)
    .set({ state: 'booked', expiresAt: null, paymentId })
    .where(eq(place.id, placeId))
  await tellOfPlaces(transaction, offer, [{ placeId, news: { kind: 'booked' } }])
  return 'confirmed'
}

/**
 * After a payment failed or was refunded. What it had booked is cancelled. A hold stays until its
 * time is over: somebody from the queue does not lose their place because a card was refused.
 */
export async function releasePaidPlace(
  transaction: Database,
  { placeId, paymentId }: { readonly placeId: string; readonly paymentId: string },
): Promise<void> {
  const locked = await lockPlace(transaction, placeId)
  if (!locked) return
  const { offer, found } = locked
  if (found.state === 'booked' && found.paymentId === paymentId)
    await endLocked(transaction, locked, { state: 'cancelled', because: 'by-staff' })
  const isOver = found.expiresAt !== null && found.expiresAt <= offer.now
  // While it is paused, time to pay stands still.
  if (found.state === 'held' && isOver && !offer.isPaused) {
    await endLocked(transaction, locked, { state: 'expired' })
    await tellOfPlaces(transaction, offer, [{ placeId, news: { kind: 'expired' } }])
  }
}

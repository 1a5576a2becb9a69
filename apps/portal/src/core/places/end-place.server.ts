import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { type LockedOffer, lockPlace, type Place } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { promoteWaiting, setTaken } from './promote-waiting.server.ts'
import { type CancelReason, isActive, isTaken } from './states.ts'
import { place } from './tables.server.ts'

type End =
  | { readonly state: 'expired' }
  | { readonly state: 'cancelled'; readonly because: CancelReason }

/** Ends a place under the lock of its offer; what it frees goes to the next one at once. */
export async function endLocked(
  transaction: Database,
  { offer, found }: { offer: LockedOffer; found: Place },
  end: End,
): Promise<void> {
  await transaction
    .update(place)
    .set({
      state: end.state,
      waitingBecause: null,
      expiresAt: null,
      endedAt: offer.now,
      cancelledBecause: end.state === 'cancelled' ? end.because : null,
    })
    .where(eq(place.id, found.id))
  if (!isTaken(found.state)) return
  await promoteWaiting(transaction, await setTaken(transaction, offer, offer.taken - found.seats))
}

/**
 * Cancels what somebody has: a place, a hold or a place in the queue. It moves no money.
 * @param cancelled.expected refuses when it is in another state by now
 * @returns the place as it was, or null when there is nothing to cancel
 */
export async function cancelPlace(
  transaction: Database,
  cancelled: {
    readonly placeId: string
    readonly because: CancelReason
    readonly expected?: Place['state']
  },
): Promise<Place | null> {
  const locked = await lockPlace(transaction, cancelled.placeId)
  if (!locked || !isActive(locked.found.state)) return null
  if (cancelled.expected && locked.found.state !== cancelled.expected) return null
  await endLocked(transaction, locked, { state: 'cancelled', because: cancelled.because })
  return locked.found
}

/**
 * Frees what a person has before their account is deleted: the next ones get it. What is for somebody else
 * stays (`leaveToBeneficiaries`).
 * Offers are locked in the order of their ids, as everybody does who locks several.
 */
export async function freePlacesOf(transaction: Database, userId: string): Promise<void> {
  const own = await transaction
    .select({ id: place.id, offerId: place.offerId, state: place.state })
    .from(place)
    .where(and(eq(place.userId, userId), isNull(place.beneficiaryId)))
    .orderBy(place.offerId)
  for (const { id, state } of own)
    if (isActive(state)) await cancelPlace(transaction, { placeId: id, because: 'by-person' })
}

/** What a person has booked for others, a child of theirs, stays after their account is deleted. */
export async function leaveToBeneficiaries(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(place)
    .set({ userId: null })
    .where(and(eq(place.userId, userId), isNotNull(place.beneficiaryId)))
}

/** Tells somebody that their place was cancelled, in the transaction of it. */
export function tellOfCancellation(
  transaction: Database,
  offer: { readonly kind: string },
  cancelled: {
    readonly placeId: string
    readonly because: CancelReason
    readonly refundOre: number
    readonly reason?: string
  },
): Promise<void> {
  const { placeId, because, refundOre, reason = '' } = cancelled
  return tellOfPlaces(transaction, offer, [
    { placeId, news: { kind: 'cancelled', because, refundOre, reason } },
  ])
}

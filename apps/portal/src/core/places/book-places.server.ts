import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { type LockedOffer, lockOffer, type Place } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { promoteWaiting, setTaken } from './promote-waiting.server.ts'
import { decidePlace, type NotOpen, reasonNotOpen } from './rules.ts'
import { activeStates } from './states.ts'
import { place } from './tables.server.ts'

export type PlaceRequest = {
  readonly userId: string
  readonly isFirstPool: boolean
  /** Of all seats together, in øre; what they pay, whatever becomes of the price. */
  readonly priceOre: number
  /** 1 without it. */
  readonly seats?: number
  /** For whom, where they book for several: each has a place of their own. */
  readonly beneficiaryId?: string
}

const keyOf = ({ userId, beneficiaryId = null }: BookedFor) => `${userId} ${beneficiaryId ?? ''}`
type BookedFor = { readonly userId: string | null; readonly beneficiaryId?: string | null }

export type BookOutcome =
  | { readonly place: Place; readonly isNew: boolean }
  | { readonly refusal: NotOpen | 'PLACES_NOT_FOUND' }

/**
 * Decides about requests for one offer, in their order: who gets a place, who holds one while they
 * pay, and who waits. Somebody who has a place or waits keeps what they have; who books for several has one
 * for each of them.
 */
export async function bookPlaces(
  transaction: Database,
  offerId: string,
  requests: readonly PlaceRequest[],
): Promise<BookOutcome[]> {
  const locked = await lockOffer(transaction, offerId)
  if (!locked) return requests.map(() => ({ refusal: 'PLACES_NOT_FOUND' }))
  const offer = await promoteWaiting(transaction, locked)
  const known = await findActive(transaction, offer, requests)
  const refusal = reasonNotOpen(offer, offer.now)
  const added = refusal ? new Map() : await addPlaces(transaction, offer, requests, known)
  return requests.map((request) => {
    const key = keyOf(request)
    const [own, fresh] = [known.get(key), added.get(key)]
    if (own) return { place: own, isNew: false }
    if (fresh) return { place: fresh, isNew: true }
    return { refusal: refusal ?? 'PLACES_NOT_FOUND' }
  })
}

async function findActive(
  transaction: Database,
  { id }: LockedOffer,
  requests: readonly PlaceRequest[],
): Promise<Map<string, Place>> {
  const users = requests.map(({ userId }) => userId)
  const rows = await transaction
    .select()
    .from(place)
    .where(
      and(
        eq(place.offerId, id),
        inArray(place.userId, users),
        inArray(place.state, [...activeStates]),
      ),
    )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

async function addPlaces(
  transaction: Database,
  locked: LockedOffer,
  requests: readonly PlaceRequest[],
  known: ReadonlyMap<string, Place>,
): Promise<Map<string, Place>> {
  let offer = locked
  const rows = new Map<string, typeof place.$inferInsert>()
  for (const request of requests) {
    const key = keyOf(request)
    if (known.has(key) || rows.has(key)) continue
    const decided = decidePlace(offer, request, offer.now)
    rows.set(key, {
      ...request,
      offerId: offer.id,
      state: decided.state,
      waitingBecause: decided.state === 'waiting' ? decided.because : null,
      expiresAt: decided.state === 'held' ? decided.expiresAt : null,
      createdAt: offer.now,
    })
    if (decided.state !== 'waiting') offer = { ...offer, taken: offer.taken + (request.seats ?? 1) }
  }
  if (rows.size === 0) return new Map()
  await setTaken(transaction, locked, offer.taken)
  const added = await transaction
    .insert(place)
    .values([...rows.values()])
    .returning()
  await tellOfPlaces(
    transaction,
    offer,
    added.flatMap(({ id: placeId, state }) =>
      state === 'booked' || state === 'waiting' ? [{ placeId, news: { kind: state } }] : [],
    ),
  )
  return new Map(added.map((row) => [keyOf(row), row]))
}

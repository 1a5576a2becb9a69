import { and, asc, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { endLocked } from './end-place.server.ts'
import { findPaymentUnderWay } from './find-payment.server.ts'
import { isPaused } from './is-paused.server.ts'
import { lockOffer, lockPlace } from './lock-offer.server.ts'
import { tellOfPlaces } from './news.server.ts'
import { promoteWaiting } from './promote-waiting.server.ts'
import { reasonNotOpen } from './rules.ts'
import { place, placeOffer } from './tables.server.ts'

type Parts = {
  readonly database: Database
  readonly payments: Pick<Payments, 'isSetUp' | 'reconcile'>
}

/** A limit that keeps one run short. */
const mostAtOnce = 500

/** How long a hold past its time waits for a provider that does not say what became of a payment. */
const silentMinutes = 30

/**
 * Expires holds that were not paid in time. The provider is first asked about payments that
 * are under way: a person who has paid at the last moment keeps the place. While calling an offer off
 * waits for a second person its holds stay, as they cannot be paid.
 * @returns how many expired
 */
export async function expireHolds({ database, payments }: Parts): Promise<number> {
  const over = await database
    .select({ id: place.id, kind: placeOffer.kind })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(
      and(eq(place.state, 'held'), lte(place.expiresAt, sql`now()`), not(isPaused(placeOffer.id))),
    )
    .orderBy(asc(place.expiresAt))
    .limit(mostAtOnce)
  let expired = 0
  for (const one of over) {
    const underWay = await findPaymentUnderWay(database, one)
    if (underWay && payments.isSetUp) await payments.reconcile(underWay).catch(() => undefined)
    if (await database.transaction((transaction) => expireOne(transaction, one))) expired += 1
  }
  return expired
}

async function expireOne(
  transaction: Database,
  one: { readonly id: string; readonly kind: string },
): Promise<boolean> {
  const locked = await lockPlace(transaction, one.id)
  const { expiresAt, state } = locked?.found ?? {}
  if (!locked || state !== 'held' || !expiresAt || expiresAt > locked.offer.now) return false
  if (locked.offer.isPaused) return false
  const silentUntil = expiresAt.getTime() + silentMinutes * 60_000
  if (locked.offer.now.getTime() < silentUntil && (await findPaymentUnderWay(transaction, one)))
    return false
  await endLocked(transaction, locked, { state: 'expired' })
  await tellOfPlaces(transaction, locked.offer, [{ placeId: one.id, news: { kind: 'expired' } }])
  return true
}

/** Offers whose first pool had its time: all who wait may have places. */
export async function openPools(database: Database): Promise<void> {
  const waiting = database
    .select({ id: place.offerId })
    .from(place)
    .where(and(eq(place.state, 'waiting'), eq(place.waitingBecause, 'pool-first')))
  const opened = await database
    .select({ id: placeOffer.id })
    .from(placeOffer)
    .where(and(lte(placeOffer.poolFirstUntil, sql`now()`), inArray(placeOffer.id, waiting)))
  for (const { id } of opened)
    await database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, id)
      if (offer) await promoteWaiting(transaction, offer)
    })
}

/**
 * Gives those who wait what is free. Every change does so at once; a proposal to call an offer off may go
 * without being withdrawn, with the account of its proposer or its time.
 */
export async function promoteLeftOver(database: Database): Promise<void> {
  const left = await database
    .selectDistinct({ id: placeOffer.id })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(
      and(
        eq(place.state, 'waiting'),
        sql`${place.seats} <= ${placeOffer.capacity} - ${placeOffer.taken}`,
        or(
          isNull(placeOffer.poolFirstUntil),
          lte(placeOffer.poolFirstUntil, sql`now()`),
          place.isFirstPool,
        ),
        gt(placeOffer.closesAt, sql`now()`),
        isNull(placeOffer.calledOffAt),
        not(isPaused(placeOffer.id)),
      ),
    )
  for (const { id } of left)
    await database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, id)
      if (offer) await promoteWaiting(transaction, offer)
    })
}

/** Ends the queues of what is closed, and says so to those who waited. */
export async function endQueues(database: Database): Promise<void> {
  const closed = await database
    .selectDistinct({ id: place.offerId })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(and(eq(place.state, 'waiting'), lte(placeOffer.closesAt, sql`now()`)))
  for (const { id } of closed)
    await database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, id)
      if (!offer || !reasonNotOpen(offer, offer.now)) return
      const ended = await transaction
        .update(place)
        .set({ state: 'expired', waitingBecause: null, endedAt: offer.now })
        .where(and(eq(place.offerId, id), eq(place.state, 'waiting')))
        .returning({ placeId: place.id })
      await tellOfPlaces(
        transaction,
        offer,
        ended.map(({ placeId }) => ({ placeId, news: { kind: 'no-place' } })),
      )
    })
}

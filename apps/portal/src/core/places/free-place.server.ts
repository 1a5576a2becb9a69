import { and, eq } from 'drizzle-orm'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeSeats, type SeatsRefusal } from './change-seats.server.ts'
import { cancelPlace, tellOfCancellation } from './end-place.server.ts'
import { findPaymentUnderWay } from './find-payment.server.ts'
import type { Place } from './lock-offer.server.ts'
import { type CancelReason, isActive } from './states.ts'
import { place } from './tables.server.ts'

export type FreeingParts = {
  readonly database: Database
  readonly payments: Pick<Payments, 'cancel' | 'isSetUp' | 'refund'>
}

/** Judges and records in the transaction of the cancellation; a refusal undoes it. */
type InTransaction = (transaction: Database) => Promise<void>

type Freed = {
  readonly because: CancelReason
  /** What the person reads; nothing when they do it themselves. */
  readonly reason?: string
  readonly inTransaction: InTransaction
}

/** @property seats that stay; @property priceOre what they cost together */
type FreedSeats = {
  readonly seats: number
  readonly priceOre: number
  readonly refundOre: number
  readonly keptOre: number
  readonly inTransaction: InTransaction
}

/**
 * The steps by which a place, or seats of it, are cancelled, by anybody. They move the money, free the
 * place and tell the person; of seats the feature tells.
 * @param feature.kind of the offer
 * @param feature.refuse the feature’s refusal: it is in another state by now, was paid, or is being paid
 */
export function createFreeing({
  kind,
  refuse,
}: {
  readonly kind: string
  readonly refuse: (code: SeatsRefusal) => Error
}) {
  /**
   * Ends the payment of a hold, if one is under way: what turns out to be paid stays booked.
   * @throws {Refusal} PLACE_CHANGED: it was paid
   */
  async function endPayment(
    { database, payments }: FreeingParts,
    { id, userId }: Place,
  ): Promise<void> {
    const underWay = await findPaymentUnderWay(database, { id, kind })
    if (!underWay || userId === null || !payments.isSetUp) return
    const outcome = await payments.cancel({ paymentId: underWay, userId })
    if (outcome.paymentStatus !== 'CANCELLED') throw refuse('PLACE_CHANGED')
  }

  /** The step of the payment frees the place; a refusal here undoes both. */
  function freeWithRefund(
    { payments }: FreeingParts,
    { id, paymentId }: Place,
    freed: Freed & { readonly refundOre: number; readonly detail: string },
  ): Promise<void> {
    if (paymentId === null) throw new Error('a place with a refund has no payment')
    const { because, reason = '', inTransaction, refundOre, detail } = freed
    return payments.refund(paymentId, {
      refundOre: () => refundOre,
      detail,
      inTransaction: async (transaction) => {
        await inTransaction(transaction)
        const [cancelled] = await transaction
          .update(place)
          .set({ cancelledBecause: because })
          .where(and(eq(place.id, id), eq(place.cancelledBecause, 'by-staff')))
          .returning({ id: place.id })
        if (!cancelled) throw refuse('PLACE_CHANGED')
        const news = { placeId: id, because, refundOre, reason }
        await tellOfCancellation(transaction, { kind }, news)
      },
    })
  }

  function freeWithoutRefund(
    { database }: FreeingParts,
    { id, state }: Place,
    { because, reason = '', inTransaction }: Freed,
  ): Promise<void> {
    return database.transaction(async (transaction) => {
      const cancelled = await cancelPlace(transaction, { placeId: id, because, expected: state })
      if (!cancelled || !isActive(cancelled.state)) throw refuse('PLACE_CHANGED')
      await inTransaction(transaction)
      const news = { placeId: id, because, refundOre: 0, reason }
      await tellOfCancellation(transaction, { kind }, news)
    })
  }

  /** Gives up some of the seats of a place, and refunds a part of what was paid. */
  function freeSeats(
    { database, payments }: FreeingParts,
    { id, paymentId, state, seats: had }: Place,
    { seats, priceOre, refundOre, keptOre, inTransaction }: FreedSeats,
  ): Promise<void> {
    const change: InTransaction = async (transaction) => {
      const expected = { state, seats: had }
      const wanted = { placeId: id, seats, priceOre, keptOre, expected }
      const changed = await changeSeats(transaction, wanted)
      if ('refusal' in changed) throw refuse(changed.refusal)
      await inTransaction(transaction)
    }
    if (refundOre === 0) return database.transaction(change)
    if (paymentId === null) throw new Error('seats with a refund have no payment')
    return payments.refund(paymentId, {
      refundOre: () => refundOre,
      detail: 'by-payer',
      keepsSubject: true,
      inTransaction: change,
    })
  }

  return { endPayment, freeWithRefund, freeWithoutRefund, freeSeats }
}

/** Of a place that is cancelled: what was refunded. */
export async function readRefund(
  database: Database,
  { paymentId }: Place,
): Promise<{ refundOre: number }> {
  const facts = paymentId ? await findPaymentFacts(database, [paymentId]) : undefined
  return { refundOre: (paymentId && facts?.get(paymentId)?.refundedOre) || 0 }
}

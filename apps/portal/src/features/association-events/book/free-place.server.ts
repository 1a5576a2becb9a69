import { and, desc, eq, inArray } from 'drizzle-orm'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { inProgressStates } from '#core/payments/states.ts'
import { payment } from '#core/payments/tables.server.ts'
import { cancelPlace, tellOfCancellation } from '#core/places/end-place.server.ts'
import type { Place } from '#core/places/lock-offer.server.ts'
import { type CancelReason, isActive } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import type { PlaceCancelled } from './contract.ts'

/*
 * The steps by which a place at an event is cancelled, by anybody. They move the money, free the
 * place and tell the person.
 */

export type FreeingParts = {
  readonly database: Database
  readonly payments: Pick<Payments, 'cancel' | 'isSetUp' | 'refund'>
}

type Freed = {
  readonly because: CancelReason
  /** What the person reads; nothing when they do it themselves. */
  readonly reason?: string
  /** Judges and records in the transaction of the cancellation; a refusal undoes it. */
  readonly inTransaction: (transaction: Database) => Promise<void>
}

const offer = { kind: eventPlaceKind }

/**
 * Ends the payment of a hold, if one is under way: what turns out to be paid stays booked.
 * @throws {Refusal} PLACE_CHANGED: it was paid
 */
export async function endPayment(
  { database, payments }: FreeingParts,
  { id, userId }: Place,
): Promise<void> {
  const [underWay] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.subjectKind, eventPlaceKind),
        eq(payment.subjectId, id),
        inArray(payment.state, [...inProgressStates]),
      ),
    )
    .orderBy(desc(payment.createdAt))
    .limit(1)
  if (!underWay || !payments.isSetUp) return
  const outcome = await payments.cancel({ paymentId: underWay.id, userId })
  if (outcome.paymentStatus !== 'CANCELLED') throw refusePlace('PLACE_CHANGED')
}

/** The step of the payment frees the place; a refusal here undoes both. */
export function freeWithRefund(
  { payments }: FreeingParts,
  { id, paymentId }: Place,
  { because, reason = '', inTransaction, ...refund }: Freed & { refundOre: number; detail: string },
): Promise<void> {
  if (paymentId === null) throw new Error('a place with a refund has no payment')
  const { refundOre, detail } = refund
  return payments.refund(paymentId, {
    refundOre: () => refundOre,
    detail,
    inTransaction: async (transaction) => {
      await inTransaction(transaction)
      const [freed] = await transaction
        .update(place)
        .set({ cancelledBecause: because })
        .where(and(eq(place.id, id), eq(place.cancelledBecause, 'by-staff')))
        .returning({ id: place.id })
      if (!freed) throw refusePlace('PLACE_CHANGED')
      await tellOfCancellation(transaction, offer, { placeId: id, because, refundOre, reason })
    },
  })
}

export function freeWithoutRefund(
  { database }: FreeingParts,
  { id, state }: Place,
  { because, reason = '', inTransaction }: Freed,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const cancelled = await cancelPlace(transaction, { placeId: id, because, expected: state })
    if (!cancelled || !isActive(cancelled.state)) throw refusePlace('PLACE_CHANGED')
    await inTransaction(transaction)
    await tellOfCancellation(transaction, offer, { placeId: id, because, refundOre: 0, reason })
  })
}

/** Of a place that is cancelled: what was given back. */
export async function readRefund(
  database: Database,
  { paymentId }: Place,
): Promise<PlaceCancelled> {
  const facts = paymentId ? await findPaymentFacts(database, [paymentId]) : undefined
  return { refundOre: (paymentId && facts?.get(paymentId)?.refundedOre) || 0 }
}

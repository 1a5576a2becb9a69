import { and, desc, eq, inArray } from 'drizzle-orm'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { inProgressStates } from '#core/payments/states.ts'
import { payment } from '#core/payments/tables.server.ts'
import { cancelPlace, tellOfCancellation } from '#core/places/end-place.server.ts'
import type { Place } from '#core/places/lock-offer.server.ts'
import { refundOf } from '#core/places/rules.ts'
import { isActive } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { CancelPlace, PlaceCancelled } from './contract.ts'

type Parts = {
  readonly database: Database
  readonly payments: Pick<Payments, 'cancel' | 'isSetUp' | 'refund'>
  readonly clock: Clock
}
type Wanted = CancelPlace & { readonly eventId: string; readonly userId: string }

const offer = { kind: eventPlaceKind }

/**
 * Cancels what somebody has at an event. Somebody who pays at this moment is not cancelled behind
 * their back: the payment is ended first, and what turns out to be paid stays booked. Cancelled
 * before, it returns the refund of that time.
 *
 * @throws {Refusal} PLACE_NOT_FOUND; PLACE_CHANGED: it is in another state than the caller saw;
 *   EVENT_STARTED; REFUND_CHANGED; PAYMENT_UNDER_WAY: the payment is being captured
 */
export async function cancelOwnPlace(parts: Parts, wanted: Wanted): Promise<PlaceCancelled> {
  const { database } = parts
  const own = await findOwn(database, wanted)
  if (own.state === 'cancelled') return readRefund(database, own)
  if (own.state !== wanted.state) throw refusePlace('PLACE_CHANGED')
  await requireSeenRefund(parts, own, wanted)
  try {
    if (own.state === 'held') await endPayment(parts, own)
    await (wanted.refundOre > 0
      ? withRefund(parts, own, wanted)
      : withoutRefund(parts, own, wanted))
    return { refundOre: wanted.refundOre }
  } catch (error) {
    // The same person may have cancelled it in another window meanwhile.
    const now = error instanceof Refusal ? await findOwn(database, wanted) : null
    if (now?.state === 'cancelled') return readRefund(database, now)
    throw error
  }
}

async function findOwn(database: Database, { eventId, placeId, userId }: Wanted): Promise<Place> {
  const [found] = await database
    .select()
    .from(place)
    .where(and(eq(place.id, placeId), eq(place.offerId, eventId), eq(place.userId, userId)))
  if (!found || found.state === 'expired') throw refusePlace('PLACE_NOT_FOUND')
  return found
}

/** The refund by the present rules. The offer is locked here, as it is by those who change the event. */
async function requireSeenRefund(
  { database, clock }: Pick<Parts, 'clock' | 'database'>,
  { offerId, state, paymentId, priceOre }: Place,
  { refundOre }: Wanted,
): Promise<void> {
  const [event] = await database
    .select()
    .from(associationEvent)
    .where(eq(associationEvent.id, offerId))
  if (!event) throw refusePlace('EVENT_NOT_FOUND')
  const paidOre = state === 'booked' && paymentId !== null ? priceOre : 0
  const due = refundOf({ startsAt: event.startsAt, paidOre }, event, clock())
  if (due === null) throw refusePlace('EVENT_STARTED')
  if (due !== refundOre) throw refusePlace('REFUND_CHANGED')
}

/** @throws {Refusal} PLACE_CHANGED: it was paid */
async function endPayment({ database, payments }: Parts, { id, userId }: Place): Promise<void> {
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
function withRefund({ payments, clock }: Parts, own: Place, wanted: Wanted): Promise<void> {
  if (own.paymentId === null) throw new Error('a place with a refund has no payment')
  return payments.refund(own.paymentId, {
    refundOre: () => wanted.refundOre,
    detail: 'by-payer',
    inTransaction: async (transaction) => {
      await requireSeenRefund({ database: transaction, clock }, own, wanted)
      const because = 'by-person'
      const [freed] = await transaction
        .update(place)
        .set({ cancelledBecause: because })
        .where(and(eq(place.id, own.id), eq(place.cancelledBecause, 'by-staff')))
        .returning({ id: place.id })
      if (!freed) throw refusePlace('PLACE_CHANGED')
      const { refundOre } = wanted
      await tellOfCancellation(transaction, offer, { placeId: own.id, because, refundOre })
    },
  })
}

function withoutRefund({ database, clock }: Parts, own: Place, wanted: Wanted): Promise<void> {
  return database.transaction(async (transaction) => {
    const because = own.state === 'held' && own.promotedAt !== null ? 'declined' : 'by-person'
    const cancelled = await cancelPlace(transaction, {
      placeId: own.id,
      because,
      expected: own.state,
    })
    if (!cancelled || !isActive(cancelled.state)) throw refusePlace('PLACE_CHANGED')
    await requireSeenRefund({ database: transaction, clock }, own, wanted)
    await tellOfCancellation(transaction, offer, { placeId: own.id, because, refundOre: 0 })
  })
}

async function readRefund(database: Database, { paymentId }: Place): Promise<PlaceCancelled> {
  const facts = paymentId ? await findPaymentFacts(database, [paymentId]) : undefined
  return { refundOre: (paymentId && facts?.get(paymentId)?.refundedOre) || 0 }
}

import { eq } from 'drizzle-orm'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { refuse as refusePayment } from '#core/payments/refuse.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { cancelPlace, tellOfCancellation } from '#core/places/end-place.server.ts'
import type { Place } from '#core/places/lock-offer.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { CancelPlaceForm } from './cancel-form.ts'
import type { PlaceCancelledByStaff } from './contract.ts'

/**
 * Cancels somebody's place and refunds the given part of its price in one transaction: the next one
 * in the queue gets it. Above the amount that one person may refund alone, the place stays until a
 * colleague requests the same. Nobody of the staff does it for an association that they are part of.
 *
 * @throws {Refusal} see `staffPlacesDescribed.cancel`
 */
export async function cancelPlaceByStaff(
  { database, payments }: { database: Database; payments: Pick<Payments, 'engine'> },
  staff: StaffActor,
  { id, refundOre, reason, state }: CancelPlaceForm & { readonly id: string },
): Promise<PlaceCancelledByStaff> {
  const seen = await requirePlace(database, staff, { id, state })
  if (refundOre === 0) {
    await database.transaction(async (transaction) => {
      await requirePlace(transaction, staff, { id, state })
      const because = 'by-staff'
      const cancelled = await cancelPlace(transaction, { placeId: id, because, expected: state })
      if (!cancelled) throw refusePlace('PLACE_CHANGED')
      await record(transaction, staff, seen, { refundOre, reason })
      const offer = { kind: eventPlaceKind }
      await tellOfCancellation(transaction, offer, { placeId: id, because, refundOre, reason })
    })
    return { outcome: 'cancelled' }
  }
  const paid = await findPayment(database, seen)
  const { outcome } = await refundByStaff({ database, engine: payments.engine() }, staff, {
    ...paid,
    refundOre,
    reason,
    inTransaction: async (transaction) => {
      await requireNotInvolved(transaction, staff, seen)
      await record(transaction, staff, seen, { refundOre, reason })
    },
  })
  return { outcome: outcome === 'awaiting-approval' ? 'waits' : 'cancelled' }
}

async function requirePlace(
  database: Database,
  staff: StaffActor,
  { id, state }: { readonly id: string; readonly state: Place['state'] },
): Promise<Place> {
  const [found] = await database.select().from(place).where(eq(place.id, id))
  if (!found) throw refusePlace('PLACE_NOT_FOUND')
  await requireNotInvolved(database, staff, found)
  if (found.state !== state) throw refusePlace('PLACE_CHANGED')
  return found
}

async function requireNotInvolved(
  database: Database,
  staff: StaffActor,
  { offerId, userId }: Place,
): Promise<void> {
  const [event] = await database
    .select({ associationId: associationEvent.associationId })
    .from(associationEvent)
    .where(eq(associationEvent.id, offerId))
  if (!event) throw refusePlace('PLACE_NOT_FOUND')
  await requireOtherPerson(database, staff, [userId])
  await requireOutsider(database, staff, event.associationId)
}

async function findPayment(
  database: Database,
  { paymentId }: Place,
): Promise<{ id: string; version: number }> {
  if (paymentId === null) throw refusePayment('PAYMENT_UNKNOWN')
  const [found] = await database
    .select({ id: payment.id, version: payment.version })
    .from(payment)
    .where(eq(payment.id, paymentId))
  if (!found) throw refusePayment('PAYMENT_UNKNOWN')
  return found
}

function record(
  transaction: Database,
  staff: StaffActor,
  { id, state }: Place,
  { refundOre, reason }: { readonly refundOre: number; readonly reason: string },
): Promise<void> {
  return recordAction(transaction, staff, {
    action: 'association-event-place-cancelled',
    subject: { kind: 'association-event-place', id },
    before: { eventPlaceState: state },
    after: { eventPlaceRefundOre: refundOre, eventPlaceReason: reason },
  })
}

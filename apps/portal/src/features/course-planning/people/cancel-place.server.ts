import { eq } from 'drizzle-orm'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { course } from '#core/courses/tables.server.ts'
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
import { recordAction } from '../model/record-action.server.ts'
import { refusePlace } from '../model/refuse.server.ts'
import type { CoursePlaceCancelled } from './contract.ts'
import type { CancelPlaceForm } from './forms.ts'

/**
 * Cancels a booking with all its seats and refunds the given part of what was paid in one transaction:
 * the next in the queue get them. Above the amount that one person may refund alone, it stays until a
 * colleague requests the same.
 * @throws {Refusal} see `peopleDescribed.cancel`, `OWN_CASE`
 */
export async function cancelByStaff(
  { database, payments }: { database: Database; payments: Pick<Payments, 'engine'> },
  staff: StaffActor,
  { id, refundOre, reason, state }: CancelPlaceForm & { readonly id: string },
): Promise<CoursePlaceCancelled> {
  const seen = await requirePlace(database, staff, { id, state })
  if (refundOre === 0) {
    await database.transaction(async (transaction) => {
      await requirePlace(transaction, staff, { id, state })
      const because = 'by-staff'
      const cancelled = await cancelPlace(transaction, { placeId: id, because, expected: state })
      if (!cancelled) throw refusePlace('PLACE_CHANGED')
      await record(transaction, staff, seen, { refundOre, reason })
      const offer = { kind: coursePlaceKind }
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
      await requireOtherPerson(transaction, staff, [seen.userId])
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
  const [found] = await database
    .select({ place })
    .from(place)
    .innerJoin(course, eq(course.id, place.offerId))
    .where(eq(place.id, id))
  if (!found) throw refusePlace('PLACE_NOT_FOUND')
  await requireOtherPerson(database, staff, [found.place.userId])
  if (found.place.state !== state) throw refusePlace('PLACE_CHANGED')
  return found.place
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
    action: 'course-place-cancelled',
    subject: { kind: 'course-place', id },
    before: { coursePlaceState: state },
    after: { courseRefundOre: refundOre, courseReason: reason },
  })
}

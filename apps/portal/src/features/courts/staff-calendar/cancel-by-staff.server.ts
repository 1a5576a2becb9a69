import { eq } from 'drizzle-orm'
import type { Payments } from '#core/payments/payments.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { auditedPlace } from '../model/audited-place.ts'
import { recordAction } from '../model/record-action.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import { notifyMember } from '../notify-member/notify-member.server.ts'
import type { CancelledByStaff } from './contract.ts'
import { type Booking, getPayment, requireBooked } from './find-booked.server.ts'
import { refuseStaff } from './refuse-staff.server.ts'
import type { CancelForm } from './staff-forms.ts'

/**
 * Cancels a booking and refunds the given part of its price in one transaction: its half hours are
 * free, and its member is notified by mail. Above the amount that one person may refund alone, the
 * booking stays until a colleague requests the same. A booking that has started can be cancelled as
 * well, for example after a power cut.
 *
 * @throws {Refusal} see `staffCalendarDescribed.cancel`
 */
export async function cancelByStaff(
  { database, payments }: { database: Database; payments: Pick<Payments, 'engine'> },
  staff: StaffActor,
  { id, version, refundOre, reason }: CancelForm & { id: string },
): Promise<CancelledByStaff> {
  if (refundOre === 0) {
    await cancelWithoutRefund(database, staff, { id, version, reason })
    return { outcome: 'cancelled' }
  }
  const booking = await requireBooked(database, staff, { id, version })
  const paid = await getPayment(database, booking)
  const { outcome } = await refundByStaff({ database, engine: payments.engine() }, staff, {
    id: paid.id,
    version: paid.version,
    refundOre,
    reason,
    inTransaction: async (transaction) => {
      const [cancelled] = await transaction
        .select({ version: courtReservation.version })
        .from(courtReservation)
        .where(eq(courtReservation.id, id))
        .for('update')
      // Somebody has moved it since it was read.
      if (cancelled?.version !== version) throw refuseStaff('RESERVATION_CHANGED')
      await record(transaction, staff, booking, { refundOre, reason })
    },
  })
  return { outcome: outcome === 'awaiting-approval' ? 'waits' : 'cancelled' }
}

async function cancelWithoutRefund(
  database: Database,
  staff: StaffActor,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const booking = await requireBooked(transaction, staff, { id, version })
    await transaction
      .update(courtReservation)
      .set({ state: 'cancelled' })
      .where(eq(courtReservation.id, id))
    await record(transaction, staff, booking, { refundOre: 0, reason })
    await notifyMember(transaction, id, { kind: 'cancelled', refundOre: 0, reason })
  })
}

function record(
  transaction: Database,
  staff: StaffActor,
  booking: Booking,
  { refundOre, reason }: { refundOre: number; reason: string },
): Promise<void> {
  return recordAction(transaction, staff, {
    action: 'court-reservation-cancelled',
    subject: { kind: 'court-reservation', id: booking.id },
    before: auditedPlace(booking),
    after: { courtRefundOre: refundOre, courtCancelReason: reason },
  })
}

import { and, eq } from 'drizzle-orm'
import type { Payments } from '#core/payments/payments.server.ts'
import { refuse } from '#core/payments/refuse.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { courtPayments } from '../paying/payment-kind.server.ts'
import { recordAction } from '../record-action.server.ts'
import { courtReservation } from '../tables.server.ts'
import { auditedPlace } from './audited-place.ts'
import type { CancelledByStaff } from './contract.ts'
import { refuseStaff } from './refuse-staff.server.ts'
import type { CancelForm } from './staff-forms.ts'
import { tellMember } from './tell-member.server.ts'

type Booking = typeof courtReservation.$inferSelect

/**
 * Cancels a booking and gives back so much of its price, in one step: its half hours are free, its
 * member is told by mail. Above what one may give back alone it waits, booked as it is, until somebody
 * else asks for the same. One that has begun may be cancelled as well: whoever stood in the dark gets
 * their money back.
 *
 * @throws {Refusal} see `courtStaffDescribed.cancel`
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
      // Somebody has moved it since it was seen.
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
    await tellMember(transaction, id, { kind: 'cancelled', refundOre: 0, reason })
  })
}

/** Held until the end of the transaction, where there is one. */
async function requireBooked(
  database: Database,
  staff: StaffActor,
  { id, version }: { id: string; version: number },
): Promise<Booking> {
  const [found] = await database
    .select()
    .from(courtReservation)
    .where(eq(courtReservation.id, id))
    .for('update')
  if (!found) throw refuseStaff('RESERVATION_NOT_FOUND')
  await requireOtherPerson(database, staff, [found.userId])
  if (found.state !== 'confirmed' || found.version !== version)
    throw refuseStaff('RESERVATION_CHANGED')
  return found
}

async function getPayment(database: Database, { id, paymentId }: Booking) {
  const rows = await database
    .select({ id: payment.id, version: payment.version })
    .from(payment)
    .where(and(eq(payment.subjectKind, courtPayments.kind), eq(payment.subjectId, id)))
  const found = rows.find((row) => row.id === paymentId)
  if (!found) throw refuse('PAYMENT_UNKNOWN')
  return found
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

import { eq } from 'drizzle-orm'
import type { Payments } from '#core/payments/payments.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import type { RefundedByStaff } from './contract.ts'
import { getPayment, requireBooked } from './find-booked.server.ts'
import { refuseStaff } from './refuse-staff.server.ts'
import type { PartRefundForm } from './staff-forms.ts'

/**
 * Refunds a part of what a booking cost, such as after a move to a cheaper court: the member keeps the
 * booking, which then costs what is left. Above the amount that one person may refund alone, a colleague
 * has to request the same.
 *
 * @throws {Refusal} see `staffCalendarDescribed.refundPart`
 */
export async function refundPart(
  { database, payments }: { database: Database; payments: Pick<Payments, 'engine'> },
  staff: StaffActor,
  { id, version, refundOre, reason }: PartRefundForm & { id: string },
): Promise<RefundedByStaff> {
  const booking = await requireBooked(database, staff, { id, version })
  if (refundOre >= booking.priceOre) throw refuseStaff('PART_TOO_HIGH')
  const paid = await getPayment(database, booking)
  const { outcome } = await refundByStaff({ database, engine: payments.engine() }, staff, {
    id: paid.id,
    version: paid.version,
    refundOre,
    reason,
    keepsSubject: true,
    inTransaction: async (transaction) => {
      const [lowered] = await transaction
        .select({ version: courtReservation.version, priceOre: courtReservation.priceOre })
        .from(courtReservation)
        .where(eq(courtReservation.id, id))
      // It has one version more by the lower price; another one is of somebody who has moved it since.
      if (lowered?.version !== version + 1) throw refuseStaff('RESERVATION_CHANGED')
      await recordAction(transaction, staff, {
        action: 'court-part-refunded',
        subject: { kind: 'court-reservation', id },
        before: { courtPriceOre: booking.priceOre },
        after: {
          courtPriceOre: lowered.priceOre,
          courtRefundOre: refundOre,
          courtCancelReason: reason,
        },
      })
    },
  })
  return { outcome: outcome === 'awaiting-approval' ? 'waits' : 'refunded' }
}

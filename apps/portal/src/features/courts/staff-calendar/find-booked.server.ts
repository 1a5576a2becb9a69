import { and, eq } from 'drizzle-orm'
import { refuse } from '#core/payments/refuse.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import { courtPayments } from '../pay/payment-kind.server.ts'
import { refuseStaff } from './refuse-staff.server.ts'

export type Booking = typeof courtReservation.$inferSelect

/**
 * The booking that staff have read. Locks the row until the end of the transaction, if there is one.
 * @throws {Refusal} RESERVATION_NOT_FOUND, RESERVATION_CHANGED, OWN_CASE
 */
export async function requireBooked(
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

/** The payment of a booking. @throws {Refusal} PAYMENT_UNKNOWN */
export async function getPayment(database: Database, { id, paymentId }: Booking) {
  const rows = await database
    .select({ id: payment.id, version: payment.version })
    .from(payment)
    .where(and(eq(payment.subjectKind, courtPayments.kind), eq(payment.subjectId, id)))
  const found = rows.find((row) => row.id === paymentId)
  if (!found) throw refuse('PAYMENT_UNKNOWN')
  return found
}

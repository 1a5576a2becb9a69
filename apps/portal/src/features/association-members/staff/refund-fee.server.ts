import type { RefundPayment, RefundResult } from '#core/payments/contract.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { note, requireTerm } from './correct-terms.server.ts'

/**
 * Refunds a fee that was paid by card, from the association's account; its term is cancelled with it.
 * Above the limit for one person a second one requests the same.
 * @throws {Refusal} `TERM_NOT_FOUND`, `OWN_CASE`, and those of `refundByStaff`
 */
export async function refundFee(
  { database, payments }: { readonly database: Database; readonly payments: Payments },
  staff: StaffActor,
  { id, termId, ...refund }: RefundPayment & { readonly id: string; readonly termId: string },
): Promise<RefundResult> {
  const found = await database.transaction((transaction) =>
    requireTerm(transaction, staff, { id, termId }),
  )
  if (!found.paymentId) throw refuse('TERM_NOT_FOUND')
  const parts = { database, engine: payments.engine() }
  return refundByStaff(parts, staff, {
    ...refund,
    id: found.paymentId,
    inTransaction: (transaction) => note(transaction, staff, found, 'fee-refunded'),
  })
}

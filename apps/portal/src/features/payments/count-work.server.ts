import { and, eq, exists, or } from 'drizzle-orm'
import { payment, refundRequest } from '#core/payments/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'

/** Payments that need attention, and those whose refund waits for a second person. */
export const paymentWork: WorkCounter = {
  page: '/staff/payments',
  roles: ['payout-approver'],
  async count(database) {
    const refund = database
      .select()
      .from(refundRequest)
      // One of an older version asks for what is no longer so.
      .where(
        and(eq(refundRequest.paymentId, payment.id), eq(refundRequest.version, payment.version)),
      )
    return {
      waiting: await database.$count(payment, or(eq(payment.state, 'attention'), exists(refund))),
    }
  },
}

import type { Payment } from './payment.ts'
import { LeaseLost } from './payment-store.ts'
import { type Engine, reconcilePayment } from './reconcile-payment.server.ts'
import { refuse } from './refuse.server.ts'

export type Refund<Transaction> = {
  /** The amount in øre: all that was paid, or what the rule of the payment kind says. */
  readonly refundOre: (payment: Payment) => number
  /** The reason, as a code. */
  readonly detail: string
  /** What staff write to the payer. */
  readonly reason?: string
  /** A part is refunded, and what the rest has paid for stays the payer’s: nothing is released. */
  readonly keepsSubject?: true
  /** The member of staff; absent when the payer cancels. */
  readonly actorId?: string
  /** More work for the same transaction, such as the audit entry. */
  readonly inTransaction?: (transaction: Transaction, payment: Payment) => Promise<void>
}

/**
 * Releases the subject of a payment, unless only a part of it goes, and refunds the money: a reservation is cancelled, a captured
 * amount is reversed. The subject is released in the transaction of the state change. The provider is
 * called at once, and again by the sweeper until it has succeeded.
 *
 * @throws {Refusal} PAYMENT_UNKNOWN; PAYMENT_UNDER_WAY: another worker has the lease, or part of an
 *   amount that is not captured yet is to be refunded; PAYMENT_REFUND_TOO_HIGH; PAYMENT_STEP_NOT_POSSIBLE
 */
export async function refundPayment<Transaction>(
  engine: Engine<Transaction>,
  paymentId: string,
  refund: Refund<Transaction>,
): Promise<void> {
  const lease = await engine.store.acquireLease(paymentId)
  if (!lease)
    throw refuse((await engine.store.read(paymentId)) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_UNKNOWN')
  try {
    await engine.store.transition(lease, async (transaction) => {
      const { payment } = lease
      const refundOre = refund.refundOre(payment)
      const to = requireRefundable(payment, refundOre)
      const kind = engine.kindOf(payment.subjectKind)
      if (!refund.keepsSubject) await kind.release(transaction, payment)
      await kind.documentRefund?.(transaction, payment, {
        refundOre,
        cause: refund.detail,
        reason: refund.reason ?? '',
        actorId: refund.actorId ?? null,
      })
      await refund.inTransaction?.(transaction, payment)
      return {
        to,
        detail: refund.detail,
        ...(refund.actorId && { actorId: refund.actorId }),
        ...(to === 'refunding' && { refundDueOre: payment.refundDueOre + refundOre }),
      }
    })
  } catch (error) {
    if (error instanceof LeaseLost) throw refuse('PAYMENT_UNDER_WAY')
    throw error
  } finally {
    await engine.store.releaseLease(lease, { nextCheckAt: lease.now, failedAttempts: 0 })
  }
  await reconcilePayment(engine, paymentId)
}

/**
 * The state that a payment enters when `refundOre` of it is refunded.
 * @throws {Refusal} PAYMENT_REFUND_TOO_HIGH, PAYMENT_UNDER_WAY, PAYMENT_STEP_NOT_POSSIBLE
 */
export function requireRefundable(
  payment: Pick<Payment, 'amountOre' | 'refundDueOre' | 'state' | 'attentionFrom'>,
  refundOre: number,
): 'cancelling' | 'refunding' {
  const { amountOre, refundDueOre, state, attentionFrom } = payment
  if (!Number.isSafeInteger(refundOre) || refundOre <= 0) throw refuse('PAYMENT_STEP_NOT_POSSIBLE')
  if (refundOre > amountOre - refundDueOre) throw refuse('PAYMENT_REFUND_TOO_HIGH')
  if (state === 'captured' || state === 'refunded' || attentionFrom === 'refunding')
    return 'refunding'
  // If the money turns out to be captured, the full amount is refunded.
  if (state === 'confirmed' || state === 'attention') {
    if (refundOre < amountOre) throw refuse('PAYMENT_UNDER_WAY')
    return 'cancelling'
  }
  throw refuse('PAYMENT_STEP_NOT_POSSIBLE')
}

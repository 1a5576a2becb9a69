import type { Payment } from './payment.ts'
import { LeaseLost } from './payment-store.ts'
import { type Engine, reconcile } from './reconcile.server.ts'
import { refuse } from './refuse.server.ts'

export type GivingBack<Transaction> = {
  /** How much of what was paid goes back, in øre: all of it, or what the rule of the kind says. */
  readonly refundOre: (payment: Payment) => number
  /** Why, as a code. */
  readonly detail: string
  /** The member of staff; left out for the payer themselves. */
  readonly actorId?: string
  /** What belongs to it and is done in the same transaction: the audit entry, the list that opens. */
  readonly also?: (transaction: Transaction, payment: Payment) => Promise<void>
}

/**
 * Gives up what was paid for, and the money with it: what is only reserved is released, what was taken
 * goes back. The subject is released in the transaction of the step. The provider is asked at once, and
 * again by the sweeper until it is done.
 *
 * @throws {Refusal} PAYMENT_UNKNOWN; PAYMENT_UNDER_WAY: somebody is at it, or a part is to go back of
 *   what has not been taken yet; PAYMENT_REFUND_TOO_HIGH; PAYMENT_STEP_NOT_POSSIBLE
 */
export async function giveBack<Transaction>(
  engine: Engine<Transaction>,
  paymentId: string,
  giving: GivingBack<Transaction>,
): Promise<void> {
  const held = await engine.store.take(paymentId)
  if (!held)
    throw refuse((await engine.store.read(paymentId)) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_UNKNOWN')
  try {
    await engine.store.step(held, async (transaction) => {
      const { payment } = held
      const refundOre = giving.refundOre(payment)
      const to = requireRefundable(payment, refundOre)
      await engine.kindOf(payment.subjectKind).release(transaction, payment)
      await giving.also?.(transaction, payment)
      return {
        to,
        detail: giving.detail,
        ...(giving.actorId && { actorId: giving.actorId }),
        ...(to === 'refunding' && { refundDueOre: payment.refundDueOre + refundOre }),
      }
    })
  } catch (error) {
    if (error instanceof LeaseLost) throw refuse('PAYMENT_UNDER_WAY')
    throw error
  } finally {
    await engine.store.rest(held, { nextCheckAt: held.now, failedAttempts: 0 })
  }
  await reconcile(engine, paymentId)
}

/**
 * Where a payment goes when so much of it is given back.
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
  // Should the money turn out to be taken, all of it goes back.
  if (state === 'confirmed' || state === 'attention') {
    if (refundOre < amountOre) throw refuse('PAYMENT_UNDER_WAY')
    return 'cancelling'
  }
  throw refuse('PAYMENT_STEP_NOT_POSSIBLE')
}

import { LeaseLost } from './payment-store.ts'
import { type Engine, reconcilePayment } from './reconcile-payment.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * Cancels a payment for its payer: aborts the order and releases the subject. A payment that has
 * already been made continues as paid.
 *
 * @throws {Refusal} PAYMENT_UNDER_WAY: another worker has the lease; PAYMENT_UNKNOWN
 */
export async function cancelPayment<Transaction>(
  engine: Engine<Transaction>,
  paymentId: string,
): Promise<void> {
  const { store } = engine
  const lease = await store.acquireLease(paymentId)
  if (!lease) throw refuse((await store.read(paymentId)) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_UNKNOWN')
  const isOpened = lease.payment.state === 'opened'
  try {
    if (isOpened) await store.endPaymentWindow(lease)
  } catch (error) {
    throw error instanceof LeaseLost ? refuse('PAYMENT_UNDER_WAY') : error
  } finally {
    await store.releaseLease(lease, { nextCheckAt: lease.now, failedAttempts: 0 })
  }
  if (isOpened) await reconcilePayment(engine, paymentId)
}

import { LeaseLost } from './payment-store.ts'
import { type Engine, reconcile } from './reconcile.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * The payer does not want to pay after all: the order is ended, and its subject freed. Should it have
 * been paid already it is not, and goes on.
 *
 * @throws {Refusal} PAYMENT_UNDER_WAY: somebody is at it; PAYMENT_UNKNOWN
 */
export async function giveUp<Transaction>(
  engine: Engine<Transaction>,
  paymentId: string,
): Promise<void> {
  const { store } = engine
  const held = await store.take(paymentId)
  if (!held) throw refuse((await store.read(paymentId)) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_UNKNOWN')
  const isOpened = held.payment.state === 'opened'
  try {
    if (isOpened) await store.endPaying(held)
  } catch (error) {
    throw error instanceof LeaseLost ? refuse('PAYMENT_UNDER_WAY') : error
  } finally {
    await store.rest(held, { nextCheckAt: held.now, failedAttempts: 0 })
  }
  if (isOpened) await reconcile(engine, paymentId)
}

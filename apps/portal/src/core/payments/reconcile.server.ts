import type { Operation, Payment } from './payment.ts'
import type { PaymentKind } from './payment-kind.server.ts'
import { type Held, LeaseLost, type PaymentStore, type Step } from './payment-store.ts'
import { nextTryAt, type Plan, planNext, settledIn } from './plan.ts'
import { ProviderError } from './provider/problem.ts'
import type { PaymentProvider } from './provider/provider.server.ts'
import type { ProviderOrder } from './provider/read-order.ts'
import { isWorking } from './states.ts'

export type Engine<Transaction> = {
  readonly store: PaymentStore<Transaction>
  readonly provider: PaymentProvider
  readonly kindOf: (kind: string) => PaymentKind<Transaction>
}

/**
 * `busy`: somebody else is at it. `away`: the provider could not be read. `needs-somebody`: staff have
 * to look, as of now.
 */
export type Reconciled = 'done' | 'busy' | 'away' | 'needs-somebody'

/** More than any way through the graph: a payment that is not at rest by then is looked at again. */
const mostSteps = 12

/** In milliseconds: with two calls of the provider more, still within a lease (`leaseSeconds`). */
const longestWork = 25_000

const minute = 60_000
const longestPause = 15 * minute

/** After so many looks in vain, in milliseconds: a quarter of a minute, doubled each time. */
export function pauseAfter(vainLooks: number): number {
  return Math.min(longestPause, 15_000 * 2 ** Math.min(vainLooks, 10))
}

/**
 * Brings a payment as far as it can be brought: the one function that `/pay`, callbacks, the page of
 * return, the sweeper and staff call, as often and as many at once as they like. It always reads the
 * order first, and then does what the order offers.
 *
 * @throws whatever the database throws; the payment is then looked at again when its lease has ended
 */
export async function reconcile<Transaction>(
  engine: Engine<Transaction>,
  paymentId: string,
): Promise<Reconciled> {
  const held = await engine.store.take(paymentId)
  if (!held) return 'busy'
  try {
    return await work(engine, held)
  } catch (error) {
    if (error instanceof LeaseLost) return 'busy'
    // Should this fail, too, the end of the lease does the same.
    const lookAt = new Date(held.now.getTime() + pauseAfter(0))
    await engine.store.rest(held, { lookAt, vainLooks: 0 }).catch(() => undefined)
    throw error
  }
}

async function work<Transaction>(engine: Engine<Transaction>, held: Held): Promise<Reconciled> {
  const { store } = engine
  let { payment } = held
  if (payment.state === 'created') {
    // Whoever created it is gone, and its order, if there is one, was never shown to anybody.
    await step(engine, held, payment, { to: 'abandoned', detail: 'answer-lost' }, false)
    await store.rest(held, { lookAt: null, vainLooks: 0 })
    return 'done'
  }
  const began = performance.now()
  let hasAborted = false
  let order: ProviderOrder | null = null
  for (let steps = 0; steps < mostSteps && performance.now() - began < longestWork; steps++) {
    if (!isWorking(payment.state) && payment.state !== 'attention') {
      await store.rest(held, { lookAt: null, vainLooks: 0 })
      return 'done'
    }
    order ??= await readOrder(engine, held, payment)
    if (!order) {
      const vainLooks = payment.vainLooks + 1
      const lookAt = isWorking(payment.state)
        ? new Date(held.now.getTime() + pauseAfter(payment.vainLooks))
        : null
      await store.rest(held, { lookAt, vainLooks })
      return 'away'
    }
    const settled = settledIn(payment, order)
    if (settled.length > 0) payment = await store.settle(held, settled)
    const plan = planNext(payment, order, held.now)
    if (plan.do === 'rest') {
      await store.rest(held, { lookAt: plan.until, vainLooks: 0 })
      const isNew = payment.state === 'attention' && held.payment.state !== 'attention'
      return isNew ? 'needs-somebody' : 'done'
    }
    // An order that was not aborted when it was asked may be being paid.
    if (plan.do === 'abort' && hasAborted) break
    hasAborted ||= plan.do === 'abort'
    payment = await carryOut(engine, held, { payment, order, plan })
    // What the provider was asked to do it has to be asked about; our own steps change nothing there.
    if (plan.do === 'abort' || plan.do === 'operate') order = null
  }
  await store.rest(held, { lookAt: new Date(held.now.getTime() + minute), vainLooks: 0 })
  return 'done'
}

async function readOrder<Transaction>(
  { store, provider }: Engine<Transaction>,
  held: Held,
  { orderId }: Payment,
): Promise<ProviderOrder | null> {
  if (!orderId) throw new Error('A payment that was opened has no order')
  try {
    const order = await provider.read(orderId)
    return order.id === orderId ? order : null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await store.noteProblem(held, null, 'read-failed', error.failure.problem)
    return null
  }
}

/** @returns the payment as it is afterwards */
async function carryOut<Transaction>(
  engine: Engine<Transaction>,
  held: Held,
  found: { payment: Payment; order: ProviderOrder; plan: Exclude<Plan, { do: 'rest' }> },
): Promise<Payment> {
  const { payment, order, plan } = found
  const { store, kindOf } = engine
  switch (plan.do) {
    case 'confirm':
      return store.step(held, async (transaction) => {
        const verdict = await kindOf(payment.subjectKind).confirm(transaction, payment)
        return verdict === 'confirmed'
          ? { to: 'confirmed' }
          : { to: 'cancelling', detail: 'subject-lost' }
      })
    case 'step':
      return step(engine, held, payment, { to: plan.to }, plan.release ?? false)
    case 'refund-all':
      return step(
        engine,
        held,
        payment,
        { to: 'refunding', refundDueOre: payment.amountOre, detail: 'subject-lost' },
        false,
      )
    case 'attention':
      return step(
        engine,
        held,
        payment,
        { to: 'attention', attentionReason: plan.reason, detail: plan.reason },
        false,
      )
    case 'abort':
      await ask(engine, held, { operation: null, what: 'abort-failed' }, () =>
        engine.provider.abort(order),
      )
      return payment
    case 'operate': {
      const { kind, amountOre, begun } = plan
      const tries = (begun?.tries ?? 0) + 1
      const wanted = { kind, amountOre, begun, nextTryAt: nextTryAt(tries, held.now) }
      const sent = await store.send(held, wanted)
      await ask(engine, held, { operation: sent.operation, what: `${kind}-failed` }, () =>
        send(engine, { payment, order, operation: sent.operation }),
      )
      return sent.payment
    }
  }
}

/** What came of it the next reading shows: an answer that is lost and one that is not are alike. */
async function ask<Transaction>(
  { store }: Engine<Transaction>,
  held: Held,
  { operation, what }: { operation: Operation | null; what: string },
  call: () => Promise<unknown>,
): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind, problem } = error.failure
    await store.noteProblem(held, operation, what, `${kind}:${problem}`)
  }
}

function send<Transaction>(
  { provider, kindOf }: Engine<Transaction>,
  { payment, order, operation }: { payment: Payment; order: ProviderOrder; operation: Operation },
): Promise<ProviderOrder> {
  const { reference, amountOre, kind } = operation
  const description = kindOf(payment.subjectKind).describe('no')
  const vatOre = Math.round((payment.vatOre * amountOre) / payment.amountOre)
  const move = { reference, amountOre, vatOre, description }
  if (kind === 'cancel') return provider.cancel(order, move)
  return kind === 'capture' ? provider.capture(order, move) : provider.reverse(order, move)
}

function step<Transaction>(
  { store, kindOf }: Engine<Transaction>,
  held: Held,
  payment: Payment,
  wanted: Step,
  release: boolean,
): Promise<Payment> {
  return store.step(held, async (transaction) => {
    if (release) await kindOf(payment.subjectKind).release(transaction, payment)
    return wanted
  })
}

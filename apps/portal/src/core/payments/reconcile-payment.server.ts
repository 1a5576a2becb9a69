import { doneOre, type Operation, type Payment, vatOfPart } from './payment.ts'
import type { PaymentKind } from './payment-kind.server.ts'
import {
  type LeasedChanges,
  LeaseLost,
  type PaymentLease,
  type PaymentStore,
  type Transition,
} from './payment-store.ts'
import { findCompleted, nextTryAt, type Plan, planNext } from './plan.ts'
import { ProviderError } from './provider/problem.ts'
import type { PaymentProvider } from './provider/provider.server.ts'
import type { ProviderOrder } from './provider/read-order.ts'
import { isInProgress, isSettled } from './states.ts'

export type Engine<Transaction> = {
  readonly store: PaymentStore<Transaction>
  readonly provider: PaymentProvider
  readonly kindOf: (kind: string) => PaymentKind<Transaction>
}

/**
 * `busy`: another worker has the lease. `provider-unavailable`: the order could not be read.
 * `needs-attention`: the payment has just been handed to staff.
 */
export type ReconcileOutcome = 'done' | 'busy' | 'provider-unavailable' | 'needs-attention'

/** More than any path through the graph; an unfinished payment is checked again later. */
const maxSteps = 12
const maxCalls = 12

/** In milliseconds: leaves time for two more provider calls within the lease (`leaseSeconds`). */
const maxWorkMilliseconds = 25_000

const minute = 60_000
const maxPause = 15 * minute

/** Milliseconds until the next check: 15 seconds, doubled with each failed attempt. */
export function pauseAfter(failedAttempts: number): number {
  return Math.min(maxPause, 15_000 * 2 ** Math.min(failedAttempts, 10))
}

/**
 * Moves a payment as far as the provider's order allows. `/pay`, callbacks, the return page, the
 * sweeper and staff all call this function, any number of times and concurrently. It reads the order
 * first and only does what the order offers.
 *
 * @throws any database error; the payment is then checked again when its lease has expired
 */
export async function reconcilePayment<Transaction>(
  engine: Engine<Transaction>,
  paymentId: string,
): Promise<ReconcileOutcome> {
  const lease = await engine.store.acquireLease(paymentId)
  if (!lease) return 'busy'
  try {
    return await work(engine, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return 'busy'
    // If this fails too, the expiry of the lease has the same effect.
    const nextCheckAt = new Date(lease.now.getTime() + pauseAfter(0))
    await engine.store
      .releaseLease(lease, { nextCheckAt, failedAttempts: 0 })
      .catch(() => undefined)
    throw error
  }
}

async function work<Transaction>(
  engine: Engine<Transaction>,
  lease: PaymentLease,
): Promise<ReconcileOutcome> {
  const { store } = engine
  let { payment } = lease
  if (payment.state === 'created') {
    // The process that created it has died. Its order, if there is one, was never shown to a payer.
    const abandoned = { to: 'abandoned', detail: 'answer-lost' } as const
    await store.endLease(lease, abandoned, { nextCheckAt: null, failedAttempts: 0 })
    return 'done'
  }
  const startedAt = performance.now()
  let hasCalledAbort = false
  let order: ProviderOrder | null = null
  for (
    let calls = 0;
    calls < maxCalls && performance.now() - startedAt < maxWorkMilliseconds;
    calls++
  ) {
    const read: ProviderOrder | null =
      order ?? (isSettled(payment) ? null : await readOrder(engine, lease, payment))
    if (!read) return releaseWithoutReading(store, lease, payment)
    const current: Found & { hasCalledAbort: boolean } = { payment, order: read, hasCalledAbort }
    const found: Advanced = await store.inTransaction(lease, (changes) =>
      advance({ ...engine, store: changes }, lease, current),
    )
    if ('outcome' in found) return found.outcome
    payment = found.payment
    hasCalledAbort ||= found.call === 'abort'
    order = await callProvider(engine, lease, { ...found, order: read })
  }
  await store.releaseLease(lease, {
    nextCheckAt: new Date(lease.now.getTime() + minute),
    failedAttempts: 0,
  })
  return 'done'
}

/** Releases the lease of a payment that has nothing to read, or whose order could not be read. */
async function releaseWithoutReading<Transaction>(
  store: PaymentStore<Transaction>,
  lease: PaymentLease,
  payment: Payment,
): Promise<ReconcileOutcome> {
  if (isSettled(payment)) {
    await store.releaseLease(lease, { nextCheckAt: null, failedAttempts: 0 })
    return 'done'
  }
  const failedAttempts = payment.failedAttempts + 1
  const nextCheckAt = isInProgress(payment.state)
    ? new Date(lease.now.getTime() + pauseAfter(payment.failedAttempts))
    : null
  await store.releaseLease(lease, { nextCheckAt, failedAttempts })
  return 'provider-unavailable'
}

type Found = { payment: Payment; order: ProviderOrder }
/** The next call to the provider, with the payment as it will be by then. */
type Call =
  | { readonly call: 'abort'; readonly payment: Payment }
  | { readonly call: 'operate'; readonly payment: Payment; readonly operation: Operation }
type Advanced = Call | { readonly outcome: ReconcileOutcome }

/** Everything between two provider calls, in one transaction. */
async function advance<Transaction>(
  engine: Pick<Engine<Transaction>, 'kindOf'> & { readonly store: LeasedChanges<Transaction> },
  lease: PaymentLease,
  { order, hasCalledAbort, ...found }: Found & { hasCalledAbort: boolean },
): Promise<Advanced> {
  const { store } = engine
  let { payment } = found
  for (let steps = 0; steps < maxSteps; steps++) {
    if (isSettled(payment)) {
      await store.releaseLease(lease, { nextCheckAt: null, failedAttempts: 0 })
      return { outcome: 'done' }
    }
    const settled = findCompleted(payment, order)
    if (settled.length > 0) payment = await store.completeOperations(lease, settled)
    const plan = planNext(payment, order, lease.now)
    if (plan.action === 'wait') {
      await store.releaseLease(lease, { nextCheckAt: plan.until, failedAttempts: 0 })
      const isNew = payment.state === 'attention' && lease.payment.state !== 'attention'
      return { outcome: isNew ? 'needs-attention' : 'done' }
    }
    if (plan.action === 'abort') {
      // The provider refused an abort before: the payer may be paying right now.
      if (!hasCalledAbort) return { call: 'abort', payment }
      break
    }
    if (plan.action === 'operate') {
      const { kind, amountOre, started } = plan
      const tries = (started?.tries ?? 0) + 1
      const wanted = { kind, amountOre, started, nextTryAt: nextTryAt(tries, lease.now) }
      return { call: 'operate', ...(await store.recordAttempt(lease, wanted)) }
    }
    payment = await applyTransition(engine, lease, payment, plan)
  }
  await store.releaseLease(lease, {
    nextCheckAt: new Date(lease.now.getTime() + minute),
    failedAttempts: 0,
  })
  return { outcome: 'done' }
}

async function readOrder<Transaction>(
  { store, provider }: Engine<Transaction>,
  lease: PaymentLease,
  { orderId }: Payment,
): Promise<ProviderOrder | null> {
  if (!orderId) throw new Error('A payment that was opened has no order')
  try {
    const order = await provider.read(orderId)
    return order.id === orderId ? order : null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await store.recordProblem(lease, null, 'read-failed', error.failure.problem)
    return null
  }
}

/** @returns the payment after the transition */
function applyTransition<Transaction>(
  { store, kindOf }: Pick<Engine<Transaction>, 'kindOf'> & { store: LeasedChanges<Transaction> },
  lease: PaymentLease,
  payment: Payment,
  plan: Exclude<Plan, { action: 'wait' | 'abort' | 'operate' }>,
): Promise<Payment> {
  const kind = kindOf(payment.subjectKind)
  switch (plan.action) {
    case 'confirm':
      return store.transition(lease, async (transaction): Promise<Transition> => {
        const verdict = await kind.confirm(transaction, payment)
        return verdict === 'confirmed'
          ? { to: 'confirmed' }
          : { to: 'cancelling', detail: 'subject-lost' }
      })
    case 'transition':
      return plan.release
        ? store.transition(lease, async (transaction) => {
            await kind.release(transaction, payment)
            return { to: plan.to }
          })
        : store.transition(lease, { to: plan.to })
    case 'refund-all':
      return store.transition(lease, {
        to: 'refunding',
        refundDueOre: payment.amountOre,
        detail: 'subject-lost',
      })
    case 'attention':
      return store.transition(lease, {
        to: 'attention',
        attentionReason: plan.reason,
        detail: plan.reason,
      })
  }
}

/**
 * @returns the order from the response if it shows the completed operation; otherwise null, and the
 *   order has to be read: a lost response and an incomplete one are treated alike
 */
async function callProvider<Transaction>(
  engine: Engine<Transaction>,
  lease: PaymentLease,
  call: Call & { readonly order: ProviderOrder },
): Promise<ProviderOrder | null> {
  const { store, provider } = engine
  try {
    if (call.call === 'abort') {
      await provider.abort(call.order)
      return null
    }
    const answer = await send(engine, call)
    const isOurs = answer.id === call.payment.orderId
    return isOurs && findCompleted(call.payment, answer).length > 0 ? answer : null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind, problem } = error.failure
    const operation = call.call === 'operate' ? call.operation : null
    const what = operation ? `${operation.kind}-failed` : 'abort-failed'
    await store.recordProblem(lease, operation, what, `${kind}:${problem}`)
    return null
  }
}

function send<Transaction>(
  { provider, kindOf }: Engine<Transaction>,
  { payment, order, operation }: { payment: Payment; order: ProviderOrder; operation: Operation },
): Promise<ProviderOrder> {
  const { reference, amountOre, kind } = operation
  const description = kindOf(payment.subjectKind).describe('no')
  const vatOre = vatOfPart(payment, { beforeOre: doneOre(payment, kind), partOre: amountOre })
  const move = { reference, amountOre, vatOre, description }
  if (kind === 'cancel') return provider.cancel(order, move)
  return kind === 'capture' ? provider.capture(order, move) : provider.reverse(order, move)
}

import { doneOre, type Operation, type Payment, vatOfPart } from './payment.ts'
import type { PaymentKind } from './payment-kind.server.ts'
import {
  type Held,
  LeaseLost,
  type PaymentStore,
  type Step,
  type Together,
} from './payment-store.ts'
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
const mostCalls = 12

/** In milliseconds: with two calls of the provider more, still within a lease (`leaseSeconds`). */
const longestWork = 25_000

const minute = 60_000
const longestPause = 15 * minute

/** After so many looks in vain, in milliseconds: a quarter of a minute, doubled each time. */
export function pauseAfter(failedAttempts: number): number {
  return Math.min(longestPause, 15_000 * 2 ** Math.min(failedAttempts, 10))
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
    const nextCheckAt = new Date(held.now.getTime() + pauseAfter(0))
    await engine.store.rest(held, { nextCheckAt, failedAttempts: 0 }).catch(() => undefined)
    throw error
  }
}

async function work<Transaction>(engine: Engine<Transaction>, held: Held): Promise<Reconciled> {
  const { store } = engine
  let { payment } = held
  if (payment.state === 'created') {
    // Whoever created it is gone, and its order, if there is one, was never shown to anybody.
    await store.together(held, async (together) => {
      await together.step(held, async () => ({ to: 'abandoned', detail: 'answer-lost' }))
      await together.rest(held, { nextCheckAt: null, failedAttempts: 0 })
    })
    return 'done'
  }
  const began = performance.now()
  let hasAborted = false
  let order: ProviderOrder | null = null
  for (let calls = 0; calls < mostCalls && performance.now() - began < longestWork; calls++) {
    const read: ProviderOrder | null =
      order ?? (isAtRest(payment) ? null : await readOrder(engine, held, payment))
    if (!read) return restWithoutReading(store, held, payment)
    const known: Found & { hasAborted: boolean } = { payment, order: read, hasAborted }
    const found: Advanced = await store.together(held, (together) =>
      advance({ ...engine, store: together }, held, known),
    )
    if ('outcome' in found) return found.outcome
    payment = found.payment
    hasAborted ||= found.call === 'abort'
    order = await ask(engine, held, { ...found, order: read })
  }
  await store.rest(held, { nextCheckAt: new Date(held.now.getTime() + minute), failedAttempts: 0 })
  return 'done'
}

const isAtRest = ({ state }: Payment) => !isWorking(state) && state !== 'attention'

/** There is nothing to read, or it could not be. */
async function restWithoutReading<Transaction>(
  store: PaymentStore<Transaction>,
  held: Held,
  payment: Payment,
): Promise<Reconciled> {
  if (isAtRest(payment)) {
    await store.rest(held, { nextCheckAt: null, failedAttempts: 0 })
    return 'done'
  }
  const failedAttempts = payment.failedAttempts + 1
  const nextCheckAt = isWorking(payment.state)
    ? new Date(held.now.getTime() + pauseAfter(payment.failedAttempts))
    : null
  await store.rest(held, { nextCheckAt, failedAttempts })
  return 'away'
}

type Found = { payment: Payment; order: ProviderOrder }
/** What the provider is to be asked for, and the payment as it is by then; or that nothing is left. */
type Call =
  | { readonly call: 'abort'; readonly payment: Payment }
  | { readonly call: 'operate'; readonly payment: Payment; readonly operation: Operation }
type Advanced = Call | { readonly outcome: Reconciled }

/** All that can be done between one call of the provider and the next, in one transaction. */
async function advance<Transaction>(
  engine: Pick<Engine<Transaction>, 'kindOf'> & { readonly store: Together<Transaction> },
  held: Held,
  { order, hasAborted, ...found }: Found & { hasAborted: boolean },
): Promise<Advanced> {
  const { store } = engine
  let { payment } = found
  for (let steps = 0; steps < mostSteps; steps++) {
    if (isAtRest(payment)) {
      await store.rest(held, { nextCheckAt: null, failedAttempts: 0 })
      return { outcome: 'done' }
    }
    const settled = settledIn(payment, order)
    if (settled.length > 0) payment = await store.settle(held, settled)
    const plan = planNext(payment, order, held.now)
    if (plan.do === 'rest') {
      await store.rest(held, { nextCheckAt: plan.until, failedAttempts: 0 })
      const isNew = payment.state === 'attention' && held.payment.state !== 'attention'
      return { outcome: isNew ? 'needs-somebody' : 'done' }
    }
    if (plan.do === 'abort') {
      // An order that was not aborted when it was asked may be being paid.
      if (!hasAborted) return { call: 'abort', payment }
      break
    }
    if (plan.do === 'operate') {
      const { kind, amountOre, begun } = plan
      const tries = (begun?.tries ?? 0) + 1
      const wanted = { kind, amountOre, begun, nextTryAt: nextTryAt(tries, held.now) }
      return { call: 'operate', ...(await store.send(held, wanted)) }
    }
    payment = await takeStep(engine, held, payment, plan)
  }
  await store.rest(held, { nextCheckAt: new Date(held.now.getTime() + minute), failedAttempts: 0 })
  return { outcome: 'done' }
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
function takeStep<Transaction>(
  { store, kindOf }: Pick<Engine<Transaction>, 'kindOf'> & { store: Together<Transaction> },
  held: Held,
  payment: Payment,
  plan: Exclude<Plan, { do: 'rest' | 'abort' | 'operate' }>,
): Promise<Payment> {
  const kind = kindOf(payment.subjectKind)
  return store.step(held, async (transaction): Promise<Step> => {
    switch (plan.do) {
      case 'confirm': {
        const verdict = await kind.confirm(transaction, payment)
        return verdict === 'confirmed'
          ? { to: 'confirmed' }
          : { to: 'cancelling', detail: 'subject-lost' }
      }
      case 'step':
        if (plan.release) await kind.release(transaction, payment)
        return { to: plan.to }
      case 'refund-all':
        return { to: 'refunding', refundDueOre: payment.amountOre, detail: 'subject-lost' }
      case 'attention':
        return { to: 'attention', attentionReason: plan.reason, detail: plan.reason }
    }
  })
}

/**
 * @returns the order as it is afterwards, where the answer shows what was done; otherwise it has to be
 *   read: an answer that was lost and one that says too little are alike
 */
async function ask<Transaction>(
  engine: Engine<Transaction>,
  held: Held,
  asked: Call & { readonly order: ProviderOrder },
): Promise<ProviderOrder | null> {
  const { store, provider } = engine
  try {
    if (asked.call === 'abort') {
      await provider.abort(asked.order)
      return null
    }
    const answer = await send(engine, asked)
    const isOurs = answer.id === asked.payment.orderId
    return isOurs && settledIn(asked.payment, answer).length > 0 ? answer : null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind, problem } = error.failure
    const operation = asked.call === 'operate' ? asked.operation : null
    const what = operation ? `${operation.kind}-failed` : 'abort-failed'
    await store.noteProblem(held, operation, what, `${kind}:${problem}`)
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

import { randomUUID } from 'node:crypto'
import type { PaymentStarted } from './contract.ts'
import type { Payment } from './payment.ts'
import { LeaseLost, SubjectTaken } from './payment-store.ts'
import { openedPause } from './plan.ts'
import { ProviderError } from './provider/problem.ts'
import type { ProviderOrder } from './provider/read-order.ts'
import { type Engine, reconcile } from './reconcile.server.ts'
import { refuse } from './refuse.server.ts'
import { isWorking } from './states.ts'

/** Pages of ours that the payer comes back to, each with the payment's id in its query. */
export type ReturnPages = {
  /** Where the form is shown again, after 3-D Secure. */
  readonly payment: (paymentId: string) => string
  readonly complete: (paymentId: string) => string
  readonly cancel: (paymentId: string) => string
}

export type WantedPayment = {
  readonly subjectKind: string
  readonly subjectId: string
  readonly userId: string
  readonly locale: 'no' | 'en'
  /** The payer's browser. */
  readonly userAgent: string
  readonly pages: ReturnPages
  /** Of the portal: the only one that may embed the form. */
  readonly origin: string
  readonly callbackUrl: string
}

/** A reference that was used, a payment that had ended: once more, under another reference. */
const mostAttempts = 3

/**
 * Begins to pay for something, or goes on where the same payer was: the same subject has the same
 * payment, however often and however many at once they ask.
 *
 * @throws {Refusal} PAYMENT_UNDER_WAY, PAYMENT_SETTLED, PAYMENT_UNKNOWN (somebody else's),
 *   PAYMENT_PROVIDER_AWAY: nobody was shown a card form; PAYMENT_OUTCOME_UNKNOWN: somebody was, and the
 *   provider does not say what became of it; and what the kind refuses
 */
export async function startPayment<Transaction>(
  engine: Engine<Transaction>,
  wanted: WantedPayment,
): Promise<PaymentStarted> {
  let shownBefore: string | null = null
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const started = await tryStart(engine, wanted).catch((error: unknown) => {
      // The provider took so long that somebody else has given the payment up.
      throw error instanceof LeaseLost ? refuse('PAYMENT_PROVIDER_AWAY') : error
    })
    if ('checkoutUrl' in started) return started
    shownBefore = started.shownBefore
  }
  throw shownBefore === null ? refuse('PAYMENT_PROVIDER_AWAY') : unknownOutcome(shownBefore)
}

/** Nobody may be told that they were not charged: the page asks about this payment until it knows. */
const unknownOutcome = (paymentId: string) => refuse('PAYMENT_OUTCOME_UNKNOWN', { paymentId })

/**
 * What there was has come to an end as far as we know, and another attempt may succeed. `shownBefore`:
 * the payment whose card form somebody was shown.
 */
type NotYet = { readonly shownBefore: string | null }

async function tryStart<Transaction>(
  engine: Engine<Transaction>,
  wanted: WantedPayment,
): Promise<PaymentStarted | NotYet> {
  const { store, provider, kindOf } = engine
  const { subjectKind, subjectId, userId } = wanted
  const kind = kindOf(subjectKind)
  const created = await store
    .create({
      id: randomUUID(),
      subjectKind,
      subjectId,
      userId,
      findPayable: (transaction, now) =>
        kind.findPayable(transaction, { id: subjectId, userId, now }),
    })
    .catch((error: unknown) => {
      throw error instanceof SubjectTaken ? refuse('PAYMENT_UNDER_WAY') : error
    })
  if (created.existing) return resume(engine, created.existing, wanted)
  const { held, operation } = created
  const { payment } = held
  let order: ProviderOrder
  try {
    order = await provider.create({
      reference: operation.reference,
      orderReference: payment.id,

      amountOre: payment.amountOre,
      vatOre: payment.vatOre,
      description: kind.describe(wanted.locale),
      userAgent: wanted.userAgent,
      language: wanted.locale === 'no' ? 'nb-NO' : 'en-US',
      hostUrl: wanted.origin,
      paymentUrl: wanted.pages.payment(payment.id),
      completeUrl: wanted.pages.complete(payment.id),
      cancelUrl: wanted.pages.cancel(payment.id),
      callbackUrl: wanted.callbackUrl,
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind: how, problem } = error.failure
    // Whether it was made or not: nobody was shown it, so that nobody can pay it.
    await store.together(held, async (together) => {
      await together.step(held, async () => ({ to: 'abandoned', detail: `${how}:${problem}` }))
      await together.rest(held, { nextCheckAt: null, failedAttempts: 0 })
    })
    if (how === 'refused' && problem === 'inputerror') return { shownBefore: null }
    throw refuse('PAYMENT_PROVIDER_AWAY')
  }
  const nextCheckAt = new Date(
    Math.min(payment.payBefore.getTime(), held.now.getTime() + openedPause),
  )
  await store.together(held, async (together) => {
    await together.step(held, async () => ({ to: 'opened', orderId: order.id }))
    await together.rest(held, { nextCheckAt, failedAttempts: 0 })
  })
  const checkoutUrl = provider.checkoutUrl(order)
  if (!checkoutUrl) throw refuse('PAYMENT_PROVIDER_AWAY')
  return { paymentId: payment.id, checkoutUrl }
}

/** The address of the form is never kept: the order is read for a fresh one. */
async function resume<Transaction>(
  engine: Engine<Transaction>,
  payment: Payment,
  { userId }: WantedPayment,
): Promise<PaymentStarted | NotYet> {
  if (payment.userId !== userId) throw refuse('PAYMENT_UNKNOWN')
  if (payment.state === 'created') {
    if ((await reconcile(engine, payment.id)) === 'busy') throw refuse('PAYMENT_UNDER_WAY')
    return { shownBefore: null }
  }
  if (payment.state !== 'opened' || !payment.orderId)
    throw refuse(isWorking(payment.state) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_SETTLED')
  const order = await engine.provider.read(payment.orderId).catch((error: unknown) => {
    throw error instanceof ProviderError ? unknownOutcome(payment.id) : error
  })
  if (order.status === 'Initialized') {
    const checkoutUrl = engine.provider.checkoutUrl(order)
    if (!checkoutUrl) throw unknownOutcome(payment.id)
    return { paymentId: payment.id, checkoutUrl }
  }
  await reconcile(engine, payment.id)
  return { shownBefore: payment.id }
}

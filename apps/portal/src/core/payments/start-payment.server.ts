import { randomUUID } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/locales'
import type { PaymentStarted } from './contract.ts'
import { cultureOf } from './cultures.ts'
import type { Payment } from './payment.ts'
import { LeaseLost, PaymentAlreadyStarted } from './payment-store.ts'
import { openedPause } from './plan.ts'
import { ProviderError } from './provider/problem.ts'
import type { ProviderOrder } from './provider/read-order.ts'
import { type Engine, reconcilePayment } from './reconcile-payment.server.ts'
import { refuse } from './refuse.server.ts'
import { isInProgress } from './states.ts'

/** The portal's pages that the payer returns to, each with the payment's id in its query. */
export type ReturnPages = {
  /** Shows the card form again, after 3-D Secure. */
  readonly payment: (paymentId: string) => string
  readonly complete: (paymentId: string) => string
  readonly cancel: (paymentId: string) => string
}

export type StartPaymentInput = {
  readonly subjectKind: string
  readonly subjectId: string
  readonly userId: string
  readonly locale: Locale
  /** The user agent of the payer's browser. */
  readonly userAgent: string
  readonly pages: ReturnPages
  /** The portal's origin, the only one that may embed the card form. */
  readonly origin: string
  readonly callbackUrl: string
}

/** A new attempt uses a new reference, after a used reference or an ended payment. */
const maxAttempts = 3

/**
 * Starts a payment, or resumes the payer's own. Repeated and concurrent requests for one subject get
 * the same payment.
 *
 * @throws {Refusal} PAYMENT_UNDER_WAY, PAYMENT_SETTLED, PAYMENT_UNKNOWN (another person's payment);
 *   PAYMENT_PROVIDER_AWAY: no card form was shown; PAYMENT_OUTCOME_UNKNOWN: a card form was shown, and
 *   the provider does not give the outcome; and the refusals of the payment kind
 */
export async function startPayment<Transaction>(
  engine: Engine<Transaction>,
  wanted: StartPaymentInput,
): Promise<PaymentStarted> {
  let shownBefore: string | null = null
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const result = await tryStart(engine, wanted).catch((error: unknown) => {
      // The provider took so long that the lease expired and another worker abandoned the payment.
      throw error instanceof LeaseLost ? refuse('PAYMENT_PROVIDER_AWAY') : error
    })
    if ('checkoutUrl' in result) return result
    shownBefore = result.shownBefore
  }
  throw shownBefore === null ? refuse('PAYMENT_PROVIDER_AWAY') : unknownOutcome(shownBefore)
}

/** The payer may have been charged: the page polls this payment until the outcome is known. */
const unknownOutcome = (paymentId: string) => refuse('PAYMENT_OUTCOME_UNKNOWN', { paymentId })

/** An attempt that may be repeated. `shownBefore`: the ended payment whose card form was shown. */
type FailedStart = { readonly shownBefore: string | null }

async function tryStart<Transaction>(
  engine: Engine<Transaction>,
  wanted: StartPaymentInput,
): Promise<PaymentStarted | FailedStart> {
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
      throw error instanceof PaymentAlreadyStarted ? refuse('PAYMENT_UNDER_WAY') : error
    })
  if (created.existing) return resume(engine, created.existing, wanted)
  const { lease, operation } = created
  const { payment } = lease
  let order: ProviderOrder
  try {
    order = await provider.create({
      reference: operation.reference,
      orderReference: payment.id,

      amountOre: payment.amountOre,
      vatOre: payment.vatOre,
      description: kind.describe(wanted.locale),
      userAgent: wanted.userAgent,
      language: cultureOf[wanted.locale],
      hostUrl: wanted.origin,
      paymentUrl: wanted.pages.payment(payment.id),
      completeUrl: wanted.pages.complete(payment.id),
      cancelUrl: wanted.pages.cancel(payment.id),
      callbackUrl: wanted.callbackUrl,
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind: failureKind, problem } = error.failure
    // The order may exist, but its form was never shown, so it cannot be paid.
    const abandoned = { to: 'abandoned', detail: `${failureKind}:${problem}` } as const
    await store.endLease(lease, abandoned, { nextCheckAt: null, failedAttempts: 0 })
    if (failureKind === 'refused' && problem === 'inputerror') return { shownBefore: null }
    throw refuse('PAYMENT_PROVIDER_AWAY')
  }
  const nextCheckAt = new Date(
    Math.min(payment.payBefore.getTime(), lease.now.getTime() + openedPause),
  )
  const opened = { to: 'opened', orderId: order.id } as const
  await store.endLease(lease, opened, { nextCheckAt, failedAttempts: 0 })
  const checkoutUrl = provider.checkoutUrl(order)
  if (!checkoutUrl) throw refuse('PAYMENT_PROVIDER_AWAY')
  return { paymentId: payment.id, checkoutUrl }
}

/** The form's address is never stored: the order is read for a fresh one. */
async function resume<Transaction>(
  engine: Engine<Transaction>,
  payment: Payment,
  { userId }: StartPaymentInput,
): Promise<PaymentStarted | FailedStart> {
  if (payment.userId !== userId) throw refuse('PAYMENT_UNKNOWN')
  if (payment.state === 'created') {
    if ((await reconcilePayment(engine, payment.id)) === 'busy') throw refuse('PAYMENT_UNDER_WAY')
    return { shownBefore: null }
  }
  if (payment.state !== 'opened' || !payment.orderId)
    throw refuse(isInProgress(payment.state) ? 'PAYMENT_UNDER_WAY' : 'PAYMENT_SETTLED')
  const order = await engine.provider.read(payment.orderId).catch((error: unknown) => {
    throw error instanceof ProviderError ? unknownOutcome(payment.id) : error
  })
  if (order.status === 'Initialized') {
    const checkoutUrl = engine.provider.checkoutUrl(order)
    if (!checkoutUrl) throw unknownOutcome(payment.id)
    return { paymentId: payment.id, checkoutUrl }
  }
  await reconcilePayment(engine, payment.id)
  return { shownBefore: payment.id }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@trivsel/content-contract/locales'
import { invalidRequest } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import {
  type OwnPaymentStatus,
  type PaymentOutcome,
  type PaymentStarted,
  toMoneyState,
  toPaymentStatus,
} from './contract.ts'
import { nameSubjects, type Subject } from './name-subjects.server.ts'
import type { Payment } from './payment.ts'
import { type PaymentKind, registerKinds } from './payment-kind.server.ts'
import type { PaymentStore } from './payment-store.ts'
import type { PaymentProvider } from './provider/provider.server.ts'
import { type PaymentConfiguration, providerOf } from './provider/provider-settings.server.ts'
import { type Engine, type ReconcileOutcome, reconcilePayment } from './reconcile-payment.server.ts'
import { type Refund, refundPayment } from './refund-payment.server.ts'
import { refuse } from './refuse.server.ts'
import { type StartPaymentInput, startPayment } from './start-payment.server.ts'
import { isSettled } from './states.ts'
import { createPaymentStore } from './store.server.ts'

/** A payment and the caller. Another person's payment is refused as PAYMENT_UNKNOWN. */
export type OwnPayment = { readonly paymentId: string; readonly userId: string }

/** Card payments, for features that sell something. */
export type Payments = {
  /** False without the provider's settings; every call is then refused with PAYMENTS_NOT_SET_UP. */
  readonly isSetUp: boolean
  /**
   * Starts a payment, or resumes the one in progress.
   * @throws {Refusal} as `startPayment`; INVALID_REQUEST: a return page is not on the portal's origin
   */
  start(wanted: Omit<StartPaymentInput, 'origin' | 'callbackUrl'>): Promise<PaymentStarted>
  /**
   * Reconciles the caller's payment with the provider, for at most `payerWaitLimit`. An outcome that is
   * still unknown is returned as INITIALIZED, not as an error, and the page polls.
   */
  reconcileOwn(own: OwnPayment): Promise<PaymentOutcome>
  /** The last known status; the provider is not called. */
  getStatus(own: OwnPayment): Promise<OwnPaymentStatus>
  /** Cancels for the payer. @returns PAID when they had already paid */
  cancel(own: OwnPayment): Promise<PaymentOutcome>
  refund(paymentId: string, refund: Refund<Database>): Promise<void>
  reconcile(paymentId: string): Promise<ReconcileOutcome>
  /** Describes to staff what payments are for. */
  nameSubjects(subjects: readonly Subject[], locale: Locale): Promise<(subject: Subject) => string>
  /** @throws {Refusal} PAYMENTS_NOT_SET_UP */
  engine(): Engine<Database>
}

/** In milliseconds. The browser's time limit for `/pay` is 30 seconds. */
export const payerWaitLimit = 20_000
const retryInterval = 500

export function createPayments({
  configuration,
  database,
  kinds,
  provider = providerOf(configuration),
  store = createPaymentStore(database),
}: {
  configuration: PaymentConfiguration & { readonly PORTAL_URL: string }
  database: Database
  kinds: readonly PaymentKind[]
  provider?: PaymentProvider | null
  /** Tests give one with a clock of its own. */
  store?: PaymentStore<Database>
}): Payments {
  const kindOf = registerKinds(kinds)
  const { origin } = new URL(configuration.PORTAL_URL)
  const callbackUrl = callbackAddress(configuration)

  function engine(): Engine<Database> {
    if (!provider) throw refuse('PAYMENTS_NOT_SET_UP')
    return { store, provider, kindOf }
  }

  async function getOwn({ paymentId, userId }: OwnPayment): Promise<Payment> {
    const found = await store.read(paymentId)
    if (found?.userId !== userId) throw refuse('PAYMENT_UNKNOWN')
    return found
  }

  const getStatus = async (own: OwnPayment): Promise<OwnPaymentStatus> => {
    const found = await getOwn(own)
    return { paymentId: found.id, paymentStatus: toPaymentStatus(found) }
  }

  return {
    isSetUp: provider !== null,
    engine,
    getStatus,
    async start(wanted) {
      const pages = Object.values(wanted.pages).map((page) => page(''))
      if (pages.some((page) => URL.parse(page)?.origin !== origin)) throw invalidRequest()
      return startPayment(engine(), { ...wanted, origin, callbackUrl })
    },
    async reconcileOwn(own) {
      const working = engine()
      let found = await getOwn(own)
      const until = performance.now() + payerWaitLimit
      while (!isSettled(found)) {
        const left = Math.max(0, until - performance.now())
        const outcome = await Promise.race([
          reconcilePayment(working, own.paymentId),
          sleep(left, 'late' as const, { ref: false }),
        ])
        found = await getOwn(own)
        // Another worker has the lease: wait for its result.
        if (outcome !== 'busy' || isSettled(found) || performance.now() > until) break
        await sleep(retryInterval)
      }
      return toOutcome(found)
    },
    async cancel(own) {
      const working = engine()
      await getOwn(own)
      await cancelPayment(working, own.paymentId)
      return toOutcome(await getOwn(own))
    },
    refund: (paymentId, refund) => refundPayment(engine(), paymentId, refund),
    reconcile: (paymentId) => reconcilePayment(engine(), paymentId),
    nameSubjects: (subjects, locale) => nameSubjects(database, kinds, subjects, locale),
  }
}

const toOutcome = (payment: Payment): PaymentOutcome => ({
  paymentId: payment.id,
  paymentStatus: toPaymentStatus(payment),
  money: toMoneyState(payment),
  subjectId: payment.subjectId,
  reference: payment.operations.find(({ kind }) => kind === 'create')?.reference ?? '',
})

/** The provider's callback address, with a secret that only the provider knows. */
export function callbackAddress({
  PORTAL_URL,
  PAYMENT_CALLBACK_SECRET = '',
}: {
  PORTAL_URL: string
  PAYMENT_CALLBACK_SECRET?: string | undefined
}): string {
  return `${PORTAL_URL}/api/callbacks/payments?key=${PAYMENT_CALLBACK_SECRET}`
}

import { setTimeout as sleep } from 'node:timers/promises'
import { invalidRequest } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { giveUp } from './cancel.server.ts'
import {
  moneyOf,
  type PaymentOutcome,
  type PaymentStands,
  type PaymentStarted,
  statusOf,
} from './contract.ts'
import { nameSubjects, type Subject } from './name-subjects.server.ts'
import type { Payment } from './payment.ts'
import { type PaymentKind, registerKinds } from './payment-kind.server.ts'
import type { PaymentProvider } from './provider/provider.server.ts'
import { type PaymentConfiguration, providerOf } from './provider/provider-settings.server.ts'
import { type Engine, type Reconciled, reconcile } from './reconcile.server.ts'
import { type GivingBack, giveBack } from './refund.server.ts'
import { refuse } from './refuse.server.ts'
import { startPayment, type WantedPayment } from './start-payment.server.ts'
import { createPaymentStore } from './store.server.ts'

/** Somebody's own payment: one of somebody else is unknown. */
export type OwnPayment = { readonly paymentId: string; readonly userId: string }

/** Paying by card, for features that have something to pay for. */
export type Payments = {
  /** Without the provider's settings everything below is refused with PAYMENTS_NOT_SET_UP. */
  readonly isSetUp: boolean
  /**
   * Begins to pay, or goes on: `startPayment` says what is refused.
   * @throws {Refusal} INVALID_REQUEST: a page to come back to is not the portal's
   */
  start(wanted: Omit<WantedPayment, 'origin' | 'callbackUrl'>): Promise<PaymentStarted>
  /**
   * Brings a payment as far as it goes, for at most `payWithin`: what is not settled by then is
   * INITIALIZED, and the page asks again. Never an error for what nobody knows.
   */
  pay(own: OwnPayment): Promise<PaymentOutcome>
  /** How it stands, as far as we know; nobody is asked. */
  stands(own: OwnPayment): Promise<PaymentStands>
  /** The payer does not want to after all. @returns PAID where they had paid already */
  giveUp(own: OwnPayment): Promise<PaymentOutcome>
  giveBack(paymentId: string, giving: GivingBack<Database>): Promise<void>
  reconcile(paymentId: string): Promise<Reconciled>
  /** What payments are for, as staff read it. */
  nameSubjects(
    subjects: readonly Subject[],
    locale: 'no' | 'en',
  ): Promise<(subject: Subject) => string>
  /** @throws {Refusal} PAYMENTS_NOT_SET_UP */
  engine(): Engine<Database>
}

/** Milliseconds: browsers wait 30 seconds for `/pay`. */
export const payWithin = 20_000
const askAgainAfter = 500

export function createPayments({
  configuration,
  database,
  kinds,
  provider = providerOf(configuration),
}: {
  configuration: PaymentConfiguration & { readonly PORTAL_URL: string }
  database: Database
  kinds: readonly PaymentKind[]
  provider?: PaymentProvider | null
}): Payments {
  const store = createPaymentStore(database)
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

  const stands = async (own: OwnPayment): Promise<PaymentStands> => {
    const found = await getOwn(own)
    return { paymentId: found.id, paymentStatus: statusOf(found) }
  }

  const outcomeOf = async (own: OwnPayment): Promise<PaymentOutcome> => {
    const found = await getOwn(own)
    return {
      paymentId: found.id,
      paymentStatus: statusOf(found),
      money: moneyOf(found),
      subjectId: found.subjectId,
      reference: found.operations.find(({ kind }) => kind === 'create')?.reference ?? '',
    }
  }

  return {
    isSetUp: provider !== null,
    engine,
    stands,
    async start(wanted) {
      const pages = Object.values(wanted.pages).map((page) => page(''))
      if (pages.some((page) => URL.parse(page)?.origin !== origin)) throw invalidRequest()
      return startPayment(engine(), { ...wanted, origin, callbackUrl })
    },
    async pay(own) {
      const working = engine()
      await getOwn(own)
      const until = performance.now() + payWithin
      for (;;) {
        const left = Math.max(0, until - performance.now())
        const outcome = await Promise.race([
          reconcile(working, own.paymentId),
          sleep(left, 'late' as const, { ref: false }),
        ])
        // Whoever has it is asked for what came of it.
        if (outcome !== 'busy' || performance.now() > until) return outcomeOf(own)
        await sleep(askAgainAfter)
      }
    },
    async giveUp(own) {
      const working = engine()
      await getOwn(own)
      await giveUp(working, own.paymentId)
      return outcomeOf(own)
    },
    giveBack: (paymentId, giving) => giveBack(engine(), paymentId, giving),
    reconcile: (paymentId) => reconcile(engine(), paymentId),
    nameSubjects: (subjects, locale) => nameSubjects(database, kinds, subjects, locale),
  }
}

/** Where the provider calls: nobody else knows the secret in it. */
export function callbackAddress({
  PORTAL_URL,
  PAYMENT_CALLBACK_SECRET = '',
}: {
  PORTAL_URL: string
  PAYMENT_CALLBACK_SECRET?: string | undefined
}): string {
  return `${PORTAL_URL}/api/callbacks/payments?key=${PAYMENT_CALLBACK_SECRET}`
}

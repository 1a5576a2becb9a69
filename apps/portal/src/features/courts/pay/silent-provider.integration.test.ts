import { randomUUID } from 'node:crypto'
import { locales } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimsNotCharged } from '#core/payments/claims-not-charged.testing.ts'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import {
  faultsAt,
  nameOfFault,
  startSilentProvider,
} from '#core/payments/silent-provider.testing.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { type Locale, overwriteGetLocale } from '#locale'
import { m } from '#messages'
import { createApi } from '#platform/api/create-api.server.ts'
import { ApiError, refusalCode } from '#platform/api-client.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import {
  cancelledByPayerTexts,
  cancelledTexts,
  failedTexts,
} from '../book/components/money-texts.ts'
import { statusView } from '../book/status-view.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { findHold } from '../holds/find-reservations.server.ts'
import { paymentErrorText } from '../model/refusal-messages.ts'
import { confirm, createCourt, createHoldParts, spanOf } from '../testing/courts.testing.server.ts'
import { payEndpoints as endpoints } from './endpoints.ts'
import { createPayApi } from './handlers.server.ts'
import { courtPayments } from './payment-kind.server.ts'

const { database } = await createTestDatabase()
const holding = createHoldParts(database)
const at = await startSilentProvider()
const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
const payments = createPayments({
  configuration,
  database,
  kinds: [courtPayments],
  provider: at.provider,
})
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const app = createApi({ configuration, log: createLog('silent') }).route(
  '/',
  createPayApi({ database, clock: () => new Date(), payments, sessions }),
)
const page = `${testConfiguration.PORTAL_URL}/trening/haller-og-baner?step=status`

afterAll(() => at.stop())
afterEach(() => overwriteGetLocale(() => 'no'))

type Answer = { status: number; body: unknown }

async function post(user: string, path: string, body: object): Promise<Answer> {
  const answer = await app.request(path, {
    method: 'POST',
    headers: {
      'x-test-user': user,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

/** The texts of the pages for an answer, and the answer, in one language. */
function saidOf({ status, body }: Answer, locale: Locale): string {
  overwriteGetLocale(() => locale)
  if (status !== 200) return paymentErrorText(new ApiError(status, refusalCode(body), body))
  if (!isOutcome(body)) return ''
  const view = statusView({
    paymentId: body.paymentId,
    error: null,
    check: { wasCancelled: false, outcome: body },
  })
  switch (view.shows) {
    case 'pending':
      return `${m.courts_pending()} ${m.courts_pending_close()}`
    case 'cancelled':
    case 'failed':
      return [failedTexts, cancelledTexts, cancelledByPayerTexts]
        .map((texts) => describeMoney(view.money, texts))
        .join(' ')
    default:
      return ''
  }
}

const isOutcome = (body: unknown): body is PaymentOutcome =>
  typeof body === 'object' && body !== null && 'money' in body

function expectNoClaim(answers: readonly Answer[]): void {
  for (const answer of answers) {
    for (const locale of locales) expect(saidOf(answer, locale)).not.toMatch(claimsNotCharged)
    expect(JSON.stringify(answer.body)).not.toMatch(claimsNotCharged)
  }
}

/** A member who holds an hour. */
async function newHold() {
  const wanted = await createCourt(database)
  const user = await createMember(database)
  const held = await createHold(holding, { ...spanOf(wanted, '18:00', '19:00'), userId: user })
  if ('refusal' in held) throw new Error(held.refusal)
  const { holdId } = held
  const units = await findHold(
    database,
    { holdId, userId: user },
    { language: 'no', now: new Date() },
  )
  const courtReservationInputs = units.map(({ id, timeslotId, sportsCenter }) => ({
    reservationId: id,
    classId: timeslotId,
    location: sportsCenter.name,
  }))
  const startPayment = () =>
    post(user, endpoints.start.path, { completeUrl: page, courtReservationInputs, locale: 'no' })
  const completePayment = (paymentId: string) => post(user, endpoints.reconcile.path, { paymentId })
  const cancel = (paymentId: string) => post(user, endpoints.cancel.path, { paymentId })
  return { user, holdId, startPayment, completePayment, cancel }
}

async function started() {
  const held = await newHold()
  const { status, body } = await held.startPayment()
  expect(status).toBe(200)
  const { paymentId } = body as { paymentId: string }
  return { ...held, paymentId, orderId: await orderOf(paymentId) }
}

const rowsOf = (userId: string) => database.select().from(payment).where(eq(payment.userId, userId))
async function orderOf(paymentId: string): Promise<string> {
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  return row?.orderId ?? ''
}

async function capturesOf(orderId: string): Promise<number> {
  const { transactions } = (await at.readOrder(orderId)) as { transactions: { type: string }[] }
  return transactions.filter(({ type }) => type === 'Capture').length
}

beforeEach(() => at.recover())

describe('an approved card when the provider then falls silent', () => {
  it.each(faultsAt('get').map((fault) => [nameOfFault(fault), fault] as const))(
    'is nowhere said not to be charged, and is taken once: %s',
    async (_, fault) => {
      const { user, paymentId, orderId, startPayment, completePayment, cancel } = await started()
      await at.pay(orderId)
      await at.meet(fault)
      const [again, settled, ended] = [
        await startPayment(),
        await completePayment(paymentId),
        await cancel(paymentId),
      ]
      await at.recover()
      expectNoClaim([again, settled, ended])
      if (again.status === 503)
        expect(again.body).toEqual({ error: 'PAYMENT_OUTCOME_UNKNOWN', paymentId })
      expect(await completePayment(paymentId)).toMatchObject({ body: { paymentStatus: 'PAID' } })
      await completePayment(paymentId)
      expect((await startPayment()).status).toBe(409)
      expect(await capturesOf(orderId)).toBe(1)
      expect(await rowsOf(user)).toHaveLength(1)
    },
  )

  it.each(faultsAt('capture').map((fault) => [nameOfFault(fault), fault] as const))(
    'is theirs all the same while the money is being taken: %s',
    async (_, fault) => {
      const { paymentId, orderId, startPayment, completePayment, cancel } = await started()
      await at.pay(orderId)
      await at.meet({ ...fault, count: 1 })
      const answers = [
        await completePayment(paymentId),
        await startPayment(),
        await cancel(paymentId),
      ]
      await at.recover()
      expectNoClaim(answers)
      expect(await completePayment(paymentId)).toMatchObject({ body: { paymentStatus: 'PAID' } })
    },
  )
})

describe('a payment that cannot be started', () => {
  it.each(faultsAt('create').map((fault) => [nameOfFault(fault), fault] as const))(
    'is reported as not started, and the next one is the only one: %s',
    async (_, fault) => {
      const { user, startPayment, completePayment } = await newHold()
      await at.meet(fault)
      const refused = await startPayment()
      await at.recover()
      expect(refused).toEqual({ status: 503, body: { error: 'PAYMENT_PROVIDER_AWAY' } })
      expectNoClaim([refused])
      const { paymentId } = (await startPayment()).body as { paymentId: string }
      await at.pay(await orderOf(paymentId))
      expect(await completePayment(paymentId)).toMatchObject({ body: { paymentStatus: 'PAID' } })
      const paid = (await rowsOf(user)).filter(({ state }) => state === 'captured')
      expect(paid.map(({ id }) => id)).toEqual([paymentId])
    },
  )
})

describe('a payment that is cancelled', () => {
  it.each(faultsAt('abort').map((fault) => [nameOfFault(fault), fault] as const))(
    'is reported as not charged once the provider has ended it: %s',
    async (_, fault) => {
      const { paymentId, cancel, completePayment } = await started()
      await at.meet(fault)
      const ended = await cancel(paymentId)
      await at.recover()
      const { paymentStatus, money } = ended.body as PaymentOutcome
      if (paymentStatus === 'INITIALIZED') expectNoClaim([ended])
      else expect([paymentStatus, money]).toEqual(['CANCELLED', 'unpaid'])
      await cancel(paymentId)
      const known = await completePayment(paymentId)
      expect(known).toMatchObject({ body: { paymentStatus: 'CANCELLED', money: 'unpaid' } })
      expect(saidOf(known, 'en')).toMatch(claimsNotCharged)
    },
  )
})

describe('an approved card for a court that is lost', () => {
  it.each(faultsAt('cancel').map((fault) => [nameOfFault(fault), fault] as const))(
    'is reported as not charged once the provider has released the money: %s',
    async (_, fault) => {
      const { holdId, paymentId, orderId, completePayment } = await started()
      await at.pay(orderId)
      await confirm(database, holdId, randomUUID())
      await at.meet({ ...fault, count: 1 })
      const lost = await completePayment(paymentId)
      await at.recover()
      const { money } = lost.body as PaymentOutcome
      // A result that comes too late is ignored.
      expect(['unknown', 'releasing', 'released']).toContain(money)
      if (money !== 'released') expectNoClaim([lost])
    },
  )

  it('is reported as being released until the provider answers, and as not charged afterwards', async () => {
    const { holdId, paymentId, orderId, completePayment } = await started()
    await at.pay(orderId)
    await confirm(database, holdId, randomUUID())
    await at.meet({
      operation: 'cancel',
      kind: 'status',
      status: 502,
      when: 'before',
      probability: 1,
    })
    const lost = await completePayment(paymentId)
    await at.recover()
    expect(lost).toMatchObject({ body: { paymentStatus: 'CANCELLED', money: 'releasing' } })
    expect(saidOf(lost, 'en')).toContain(m.courts_failed_releasing({}, { locale: 'en' }))
    await database.update(payment).set({ state: 'cancelled' }).where(eq(payment.id, paymentId))
    const known = await completePayment(paymentId)
    expect(known).toMatchObject({ body: { money: 'released' } })
    expect(saidOf(known, 'no')).toMatch(claimsNotCharged)
  })
})

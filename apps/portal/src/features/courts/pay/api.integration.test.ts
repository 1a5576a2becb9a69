import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { sweepPayments } from '#core/payments/jobs.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { findHold } from '../holds/find-reservations.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  expire,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { payEndpoints as endpoints } from './endpoints.ts'
import { createPayApi } from './handlers.server.ts'
import { courtPayments } from './payment-kind.server.ts'

const { database } = await createTestDatabase()
const holding = createHoldParts(database)
const provider = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
let isProviderAway = false
const settings = {
  url: base,
  token: provider.tokens.PAYMENT_TOKEN,
  payeeId: randomUUID(),
  timeoutMilliseconds: 5_000,
}
const adapter = createPaymentProvider(settings, async (input, init) => {
  if (isProviderAway) throw new Error('nobody answers')
  return provider.simulator.request(String(input).replace(base, ''), init as RequestInit)
})
const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
const payments = createPayments({
  configuration,
  database,
  kinds: [courtPayments],
  provider: adapter,
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

const statusPage = `${testConfiguration.PORTAL_URL}/trening/haller-og-baner?step=status&date=2026-11-25`

function post(user: string, path: string, body: object) {
  return app.request(path, {
    method: 'POST',
    headers: {
      'x-test-user': user,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'user-agent': 'a browser',
    },
    body: JSON.stringify(body),
  })
}

async function hold(from = '18:00', to = '19:00') {
  const wanted = await createCourt(database)
  const user = await createMember(database)
  const outcome = await createHold(holding, { ...spanOf(wanted, from, to), userId: user })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  const { holdId } = outcome
  return { ...wanted, user, holdId, inputs: await inputsOf(user, holdId) }
}

async function inputsOf(userId: string, holdId: string) {
  const found = await findHold(database, { holdId, userId }, { language: 'no', now: new Date() })
  return found.map(({ id, timeslotId, sportsCenter }) => ({
    reservationId: id,
    classId: timeslotId,
    location: sportsCenter.name,
  }))
}

const startPayment = (user: string, inputs: object[], change: object = {}) =>
  post(user, endpoints.start.path, {
    completeUrl: statusPage,
    courtReservationInputs: inputs,
    locale: 'no',
    ...change,
  })

async function started(user: string, inputs: object[]) {
  const answer = await startPayment(user, inputs)
  expect(answer.status).toBe(200)
  return PaymentStarted.parse(await answer.json())
}

const refusal = async (asked: Promise<Response> | Response) => {
  const answer = await asked
  return [answer.status, await answer.json()]
}

const rowOf = async (paymentId: string) =>
  (await database.select().from(payment).where(eq(payment.id, paymentId)))[0]
const stateOf = async (holdId: string) =>
  (
    await database
      .select({ state: courtReservation.state })
      .from(courtReservation)
      .where(eq(courtReservation.id, holdId))
  )[0]?.state
const payAtProvider = async (paymentId: string) =>
  provider.pay((await rowOf(paymentId))?.orderId ?? '')
const orderOf = async (paymentId: string) => {
  const guid = (await rowOf(paymentId))?.orderId?.split('/').at(-1)
  return (await provider.control('GET', `/orders/${guid}`)).body
}

async function settled(user: string, paymentId: string) {
  const answer = await post(user, endpoints.reconcile.path, { paymentId })
  expect(answer.status).toBe(200)
  return PaymentOutcome.parse(await answer.json())
}

describe('a hold', () => {
  it('is paid and booked once, for any number of requests', async () => {
    const { user, holdId, inputs } = await hold()
    const { paymentId, checkoutUrl } = await started(user, inputs)
    expect(checkoutUrl).toContain(base)
    expect(await started(user, inputs)).toMatchObject({ paymentId })
    expect(await settled(user, paymentId)).toMatchObject({
      paymentStatus: 'INITIALIZED',
      money: 'unknown',
    })
    await payAtProvider(paymentId)
    for (const _ of [1, 2])
      expect(await settled(user, paymentId)).toEqual({
        paymentId,
        paymentStatus: 'PAID',
        money: 'captured',
        subjectId: holdId,
        reference: expect.stringMatching(/^\d{12}$/),
      })
    expect(await stateOf(holdId)).toBe('confirmed')
    expect(await refusal(startPayment(user, inputs))).toEqual([409, { error: 'PAYMENT_SETTLED' }])
  })

  it('costs the price in the database, whatever else is sent', async () => {
    const { user, inputs } = await hold()
    expect((await startPayment(user, inputs, { amount: 1 })).status).toBe(400)
    const priced = inputs.map((input) => ({ ...input, price: { amount: 1, currency: 'NOK' } }))
    expect((await startPayment(user, priced)).status).toBe(400)
    const { paymentId } = await started(user, inputs)
    expect(await rowOf(paymentId)).toMatchObject({ amountOre: 12_000, vatOre: 0 })
    expect(await orderOf(paymentId)).toMatchObject({ amount: 12_000 })
  })

  it('is paid for by its owner only, as a whole and in time', async () => {
    const { user, holdId, inputs } = await hold()
    const stranger = await createMember(database)
    const unknown = [404, { error: 'HOLD_NOT_FOUND' }]
    expect(await refusal(startPayment(stranger, inputs))).toEqual(unknown)
    expect(await refusal(startPayment(user, inputs.slice(0, 1)))).toEqual(unknown)
    const { paymentId } = await started(user, inputs)
    for (const path of [endpoints.reconcile.path, endpoints.cancel.path])
      expect(await refusal(post(stranger, path, { paymentId }))).toEqual([
        404,
        { error: 'PAYMENT_UNKNOWN' },
      ])
    await expire(database, holdId)
    expect(await refusal(startPayment(user, inputs))).toEqual([409, { error: 'HOLD_EXPIRED' }])
    expect((await app.request(endpoints.start.path, { method: 'POST' })).status).toBe(401)
  })

  it.each([
    'https://elsewhere.example/trening/haller-og-baner',
    'http://localhost:3000@elsewhere.example/',
    'http://localhost:3000//elsewhere.example/',
    'http://localhost:3001/',
    'javascript:alert(1)',
    '/trening/haller-og-baner',
  ])('does not send the payer to %s', async (completeUrl) => {
    const { user, inputs } = await hold()
    const answer = await startPayment(user, inputs, { completeUrl })
    if (completeUrl.startsWith('http://localhost:3000/')) {
      // The page must be on this site: any other address is refused.
      const { paymentId } = PaymentStarted.parse(await answer.json())
      expect(new URL((await urlsOf(paymentId)).completeUrl).host).toBe('localhost:3000')
    } else expect([answer.status, (await rowsOf(user)).length]).toEqual([400, 0])
  })

  const rowsOf = (userId: string) =>
    database.select().from(payment).where(eq(payment.userId, userId))
  const urlsOf = async (paymentId: string) =>
    (await orderOf(paymentId)).urls as Record<'completeUrl' | 'paymentUrl' | 'cancelUrl', string>

  it('returns to the page of courts with the choice, the hold and the payment', async () => {
    const { user, holdId, inputs } = await hold()
    const { paymentId } = await started(user, inputs)
    const { completeUrl, paymentUrl, cancelUrl } = await urlsOf(paymentId)
    const query = (address: string) => Object.fromEntries(new URL(address).searchParams)
    const chosen = { date: '2026-11-25', paymentId }
    expect(query(completeUrl)).toEqual({ ...chosen, step: 'status' })
    expect(query(cancelUrl)).toEqual({ ...chosen, step: 'status' })
    expect(query(paymentUrl)).toEqual({ ...chosen, step: 'payment', reservation: holdId })
    expect(new URL(paymentUrl).pathname).toBe('/trening/haller-og-baner')
  })

  it('drops credentials from the requested address', async () => {
    const { user, inputs } = await hold()
    const completeUrl = statusPage.replace('://', '://me:secret@')
    const answer = await startPayment(user, inputs, { completeUrl })
    const { paymentId } = PaymentStarted.parse(await answer.json())
    for (const address of Object.values(await urlsOf(paymentId))) {
      const { username, password } = new URL(String(address))
      expect([username, password]).toEqual(['', ''])
    }
  })

  it('is payable for its owner only, whatever was checked before', async () => {
    const { user, holdId } = await hold()
    const payable = (userId: string) =>
      courtPayments.findPayable(database, { id: holdId, userId, now: new Date() })
    expect(await payable(user)).toMatchObject({ amountOre: 12_000 })
    await expect(payable(await createMember(database))).rejects.toThrow('HOLD_NOT_FOUND')
  })

  it('is released at once when its payment is cancelled, and stays booked when it was paid', async () => {
    const given = await hold()
    const first = await started(given.user, given.inputs)
    const ended = await post(given.user, endpoints.cancel.path, { paymentId: first.paymentId })
    expect(await ended.json()).toMatchObject({ paymentStatus: 'CANCELLED', money: 'unpaid' })
    expect(await stateOf(given.holdId)).toBe('released')

    const paid = await hold()
    const { paymentId } = await started(paid.user, paid.inputs)
    await payAtProvider(paymentId)
    const saved = await post(paid.user, endpoints.cancel.path, { paymentId })
    expect(await saved.json()).toMatchObject({ paymentStatus: 'PAID', money: 'captured' })
    expect(await stateOf(paid.holdId)).toBe('confirmed')
  })

  it('that is lost before the payment is confirmed costs nothing', async () => {
    const { user, holdId, inputs } = await hold()
    const { paymentId } = await started(user, inputs)
    await payAtProvider(paymentId)
    await confirm(database, holdId, randomUUID())
    expect(await settled(user, paymentId)).toMatchObject({
      paymentStatus: 'CANCELLED',
      money: 'released',
    })
    expect(await stateOf(holdId)).toBe('confirmed')
    expect(await orderOf(paymentId)).toMatchObject({ status: 'Cancelled' })
  })

  it('is released when the payment is refunded', async () => {
    const { user, holdId, inputs } = await hold()
    const { paymentId } = await started(user, inputs)
    await payAtProvider(paymentId)
    await settled(user, paymentId)
    await payments.refund(paymentId, { refundOre: () => 12_000, detail: 'by-payer' })
    expect(await stateOf(holdId)).toBe('cancelled')
    expect(await settled(user, paymentId)).toMatchObject({
      paymentStatus: 'CANCELLED',
      money: 'refunded',
    })
  })

  it('is booked by the sweeper when the window is closed after paying', async () => {
    const { user, holdId, inputs } = await hold()
    const { paymentId } = await started(user, inputs)
    await payAtProvider(paymentId)
    await database.update(payment).set({ nextCheckAt: new Date() }).where(eq(payment.id, paymentId))
    expect(await sweepPayments(database)).toBeGreaterThan(0)
    expect(await payments.reconcile(paymentId)).toBe('done')
    expect(await stateOf(holdId)).toBe('confirmed')
    expect(await rowOf(paymentId)).toMatchObject({ state: 'captured' })
  })
})

describe('while the provider is unavailable', () => {
  it('no payment starts, and the outcome of a started one is unknown', async () => {
    const { user, holdId, inputs } = await hold()
    const { paymentId } = await started(user, inputs)
    isProviderAway = true
    expect(await refusal(startPayment(user, inputs))).toEqual([
      503,
      { error: 'PAYMENT_OUTCOME_UNKNOWN', paymentId },
    ])
    expect(await settled(user, paymentId)).toMatchObject({ paymentStatus: 'INITIALIZED' })
    isProviderAway = false
    expect(await stateOf(holdId)).toBe('held')
  })
})

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { StaffPayments } from '#core/payments/contract.ts'
import { salesAccount } from '#core/payments/ledger-transaction.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { callbackAddress, createPayments } from '#core/payments/payments.server.ts'
import { seedAttention, seedCaptured, seedPayment } from '#core/payments/payments.testing.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { findSoloRefunds, needsSecondPerson } from '#core/payments/refund-limit.server.ts'
import { createPaymentStore } from '#core/payments/store.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { buildCreditNote, buildReceipt } from '#core/receipts/receipts.testing.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople, testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { base, simulate } from '../../../../payment-simulator/src/simulator.testing.ts'
import { ListedPayments, ListedSettlement } from './contract.ts'
import { paymentEndpoints as endpoints } from './endpoints.ts'
import { createPaymentsApi } from './handlers.server.ts'

const { database, pool } = await createTestDatabase()
const {
  simulator,
  tokens,
  pay: payAtProvider,
} = simulate({
  now: Date.now,
  environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
})
const provider = createPaymentProvider(
  { url: base, token: tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 5_000 },
  async (input, init) => simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const secret = 'a-secret-address-that-is-only-for-tests'
const configuration = {
  ...testConfiguration,
  PAYMENT_CALLBACK_SECRET: secret,
  PAYMENT_TIMEOUT_SECONDS: 8,
}
const released: string[] = []
const ticket: PaymentKind = {
  kind: 'ticket',
  describe: (locale) => (locale === 'no' ? 'En billett' : 'A ticket'),
  findPayable: async (_, { now }) => ({
    amountOre: 15_000,
    vatOre: 3_000,
    payBefore: new Date(now.getTime() + 600_000),
  }),
  confirm: async () => 'confirmed',
  release: async (_, { subjectId }) => void released.push(subjectId),
}
const payments = createPayments({ configuration, database, kinds: [ticket], provider })
const notSetUp = createPayments({ configuration, database, kinds: [ticket], provider: null })

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const appFor = (userId: string, parts = payments) =>
  createApi({ configuration, log: createLog('silent') }).route(
    '/',
    createPaymentsApi({
      database,
      configuration,
      sessions,
      payments: parts,
      requireStaff: allowStaff({
        kind: 'staff',
        userId,
        roles: ['payout-approver'],
        requestId: 'request',
      }),
    }),
  )
const [first, second] = [appFor('anne'), appFor('berit')]

const why = 'The hall is closed'
const page = () => `${configuration.PORTAL_URL}/page`
async function seedPayer(): Promise<string> {
  const person = buildPerson({ membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}
async function start(userId: string) {
  const subjectId = randomUUID()
  const { paymentId } = await payments.start({
    subjectKind: 'ticket',
    subjectId,
    userId,
    locale: 'no',
    userAgent: 'a browser',
    pages: { payment: page, complete: page, cancel: page },
  })
  return { paymentId, subjectId }
}
async function payFor(paymentId: string): Promise<void> {
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await payAtProvider(row?.orderId ?? '')
}
const said = async (response: Response | Promise<Response>) => {
  const answer = await response
  return [answer.status, await answer.json()]
}
const ask = (userId: string, paymentId: string) =>
  first.request(endpointAddress(endpoints.status, { query: { paymentId } }), {
    headers: { 'x-test-user': userId },
  })
const post = (app: typeof first, path: string, body: object = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const audited = (id: string) =>
  database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
const actionsOf = async (id: string) => (await audited(id)).map(({ action }) => action)
/** A receipt without a number, with two credit notes. @returns the ids of the notes */
async function addDocuments(paymentId: string, userId: string): Promise<string[]> {
  const { id: _, receiptNumber: __, ...sold } = buildReceipt({ paymentId, userId })
  const [added] = await database.insert(receipt).values(sold).returning({ id: receipt.id })
  const notes = [5_000, 2_500].map((amountOre, day) => {
    const { creditNumber: ___, ...note } = buildCreditNote({
      id: randomUUID(),
      receiptId: added?.id ?? '',
      amountOre,
      creditedAt: new Date(Date.UTC(2026, 10, 24 + day)),
    })
    return note
  })
  await database.insert(receiptCreditNote).values(notes)
  return notes.map(({ id }) => id)
}
const stateOf = async (id: string) =>
  (await database.select().from(payment).where(eq(payment.id, id)))[0]?.state

describe('a payer', () => {
  it('reads the status before and after paying, and again', async () => {
    const { paymentId } = await start('kari')
    expect(await said(ask('kari', paymentId))).toEqual([
      200,
      { paymentId, paymentStatus: 'INITIALIZED' },
    ])
    await payFor(paymentId)
    const paid = { paymentId, paymentStatus: 'PAID' }
    const outcome = { ...paid, money: 'captured', reference: expect.stringMatching(/^\d{12}$/) }
    expect(await payments.reconcileOwn({ paymentId, userId: 'kari' })).toMatchObject(outcome)
    expect(await payments.reconcileOwn({ paymentId, userId: 'kari' })).toMatchObject(outcome)
    expect(await said(ask('kari', paymentId))).toEqual([200, paid])
    expect(await stateOf(paymentId)).toBe('captured')
  })

  it('gets one outcome from concurrent requests, and the money is captured once', async () => {
    const before = await balanceOf(database, salesAccount('ticket'))
    const { paymentId } = await start('kari')
    await payFor(paymentId)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => payments.reconcileOwn({ paymentId, userId: 'kari' })),
    )
    expect(new Set(answers.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['PAID']))
    expect((await balanceOf(database, salesAccount('ticket'))) - before).toBe(15_000)
  })

  it('is refused another person’s payment and an unknown one', async () => {
    const { paymentId } = await start('kari')
    for (const [user, id] of [
      ['ola', paymentId],
      ['kari', randomUUID()],
    ] as const)
      expect(await said(ask(user, id))).toEqual([404, { error: 'PAYMENT_UNKNOWN' }])
    await expect(payments.reconcileOwn({ paymentId, userId: 'ola' })).rejects.toThrow(
      'PAYMENT_UNKNOWN',
    )
    expect((await ask('kari', 'nonsense')).status).toBe(400)
  })

  it('is refused a return page on another origin', async () => {
    const elsewhere = () => 'https://elsewhere.example/page'
    const started = () =>
      payments.start({
        subjectKind: 'ticket',
        subjectId: 'x',
        userId: 'kari',
        locale: 'no',
        userAgent: 'x',
        pages: { payment: page, complete: elsewhere, cancel: page },
      })
    await expect(started()).rejects.toThrow('INVALID_REQUEST')
  })

  it('is answered from what is stored when nothing is left to do', async () => {
    const paymentId = await seedCaptured(database, { userId: 'kari' })
    const acquireLease = () => Promise.reject(new Error('a lease was acquired'))
    const store = { ...createPaymentStore(database), acquireLease }
    const reading = createPayments({ configuration, database, kinds: [ticket], provider, store })
    expect(await reading.reconcileOwn({ paymentId, userId: 'kari' })).toMatchObject({
      paymentStatus: 'PAID',
    })
  })

  it('is refused when card payments are not set up', async () => {
    expect(() => notSetUp.engine()).toThrow('PAYMENTS_NOT_SET_UP')
    const { isSetUp } = StaffPayments.parse(
      await (await appFor('anne', notSetUp).request(endpoints.list.path)).json(),
    )
    expect(isSetUp).toBe(false)
  })
})

describe('a callback from the provider', () => {
  const call = (address: string, body: unknown) =>
    first.request(address.replace(configuration.PORTAL_URL, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const ours = callbackAddress(configuration)
  const jobs = async (id: string) => {
    const { rows } = await pool.query(`select from graphile_worker.jobs where key = $1`, [
      `payment:${id}`,
    ])
    return rows.length
  }

  it('enqueues one reading of the order, and is answered at once', async () => {
    const { paymentId } = await start('kari')
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    const body = {
      orderReference: paymentId,
      paymentOrder: { id: row?.orderId, instrument: 'CreditCard', number: 12_345_678 },
    }
    for (const _ of [1, 2, 3]) expect(await said(call(ours, body))).toEqual([200, {}])
    expect(await jobs(paymentId)).toBe(1)
    expect(await stateOf(paymentId)).toBe('opened')
  })

  it('changes nothing for an unknown order', async () => {
    const unknown = { paymentOrder: { id: `/psp/paymentorders/${randomUUID()}` } }
    expect(await said(call(ours, unknown))).toEqual([200, {}])
    const forged = { orderReference: 'x', paymentOrder: { id: 'https://elsewhere.example' } }
    expect((await call(ours, forged)).status).toBe(200)
  })

  it.each(['', '?key=', '?key=a-guess', `?key=${secret}x`])(
    'is unauthorized with the query "%s"',
    async (query) => {
      const answer = call(`${configuration.PORTAL_URL}${endpoints.callback.path}${query}`, {
        paymentOrder: { id: '/psp/1' },
      })
      expect(await said(answer)).toEqual([401, { error: 'UNAUTHORIZED' }])
    },
  )

  it('is refused with an invalid body', async () => {
    for (const body of [{}, { paymentOrder: {} }, { paymentOrder: { id: 7 } }, []])
      expect((await call(ours, body)).status).toBe(400)
  })
})

describe('staff', () => {
  const path = (endpoint: 'refresh' | 'retry' | 'refund', id: string) =>
    endpoints[endpoint].path.replace(':id', id)

  it('see the payments that need attention, with their history', async () => {
    const id = await seedAttention(database)
    const { items } = StaffPayments.parse(await (await first.request(endpoints.list.path)).json())
    expect(items.find((one) => one.id === id)).toMatchObject({
      reason: 'locked',
      isConfirmed: true,
      refundableOre: 15_000,
      canRetry: true,

      request: null,
      version: 5,
    })
  })

  it('refresh a payment, which is audited', async () => {
    const id = await seedAttention(database)
    expect(await said(post(first, path('refresh', id)))).toEqual([200, {}])
    expect(await actionsOf(id)).toEqual(['card-payment-read'])
    expect(await said(post(first, path('refresh', randomUUID())))).toEqual([
      404,
      { error: 'PAYMENT_UNKNOWN' },
    ])
  })

  it('retry the version that they saw, once', async () => {
    const id = await seedAttention(database)
    const changed = post(first, path('retry', id), { version: 4 })
    expect(await said(changed)).toEqual([409, { error: 'PAYMENT_CHANGED' }])
    expect(await actionsOf(id)).toEqual([])
    expect(await said(post(first, path('retry', id), { version: 5 }))).toEqual([200, {}])
    expect(await stateOf(id)).toBe('confirmed')
    expect(await actionsOf(id)).toEqual(['card-payment-tried-again'])
    const opened = await seedPayment(database)
    const notPossible = post(first, path('retry', opened), { version: 2 })
    expect(await said(notPossible)).toEqual([409, { error: 'PAYMENT_STEP_NOT_POSSIBLE' }])
  })

  it('refund a small amount without a second person', async () => {
    const { paymentId, subjectId } = await start('kari')
    await payFor(paymentId)
    await payments.reconcileOwn({ paymentId, userId: 'kari' })
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    const body = { version: row?.version ?? 0, refundOre: 15_000, reason: '' }
    expect(await said(post(first, path('refund', paymentId), body))).toEqual([
      200,
      { outcome: 'started' },
    ])
    expect(await stateOf(paymentId)).toBe('refunded')
    expect(released).toContain(subjectId)
    expect(await actionsOf(paymentId)).toEqual(['card-payment-given-back'])
    expect(await said(post(first, path('refund', paymentId), body))).toEqual([
      409,
      { error: 'PAYMENT_REFUND_TOO_HIGH' },
    ])
  })

  it('refund a large amount only when two people request it', async () => {
    const id = await seedAttention(database, { amountOre: 2_000_00 })
    const body = { version: 5, refundOre: 2_000_00, reason: 'The hall is closed' }
    const give = (app: typeof first) => said(post(app, path('refund', id), body))
    expect(await give(first)).toEqual([200, { outcome: 'awaiting-approval' }])
    expect(await give(first)).toEqual([403, { error: 'PAYMENT_SECOND_PERSON' }])
    expect(await stateOf(id)).toBe('attention')
    const { items } = StaffPayments.parse(await (await first.request(endpoints.list.path)).json())
    expect(items.find((one) => one.id === id)?.request).toMatchObject({
      refundOre: 2_000_00,
      reason: 'The hall is closed',
      isOwn: true,
    })
    expect(await give(second)).toEqual([200, { outcome: 'started' }])
    expect(await stateOf(id)).toBe('cancelling')
    const [, given] = await audited(id)
    expect(given).toMatchObject({ actorId: 'berit', action: 'card-payment-given-back' })
    expect(given?.after).toMatchObject({ cardPaymentAskedBy: 'anne' })
  })

  it('are refused more than the remaining amount before a request is stored', async () => {
    const id = await seedAttention(database, { amountOre: 5_000 })
    const give = (refundOre: number) =>
      said(post(first, path('refund', id), { version: 5, refundOre, reason: why }))
    const tooHigh = [409, { error: 'PAYMENT_REFUND_TOO_HIGH' }]
    for (const refundOre of [5_001, 1_000_01, 999_900])
      expect(await give(refundOre)).toEqual(tooHigh)
    const large = await seedAttention(database, { amountOre: 1_500_00 })
    const giveLarge = (refundOre: number) =>
      said(post(first, path('refund', large), { version: 5, refundOre, reason: why }))
    expect(await giveLarge(1_500_01)).toEqual(tooHigh)
    expect(await giveLarge(1_500_00)).toEqual([200, { outcome: 'awaiting-approval' }])
    const { items } = StaffPayments.parse(await (await first.request(endpoints.list.path)).json())
    expect(items.find((one) => one.id === id)?.request).toBeNull()
    expect(await actionsOf(id)).toEqual([])
  })

  it('are refused a refund that is not possible before a request is stored', async () => {
    const id = await seedPayment(database, { amountOre: 3_000_00 })
    const body = { version: 2, refundOre: 2_000_00, reason: why }
    expect(await said(post(first, path('refund', id), body))).toEqual([
      409,
      { error: 'PAYMENT_STEP_NOT_POSSIBLE' },
    ])
  })

  it('make a new request for another amount, which needs approval too', async () => {
    const id = await seedCaptured(database, { amountOre: 3_000_00 })
    const give = (app: typeof first, refundOre: number) =>
      said(post(app, path('refund', id), { version: 6, refundOre, reason: why }))
    expect(await give(first, 2_000_00)).toEqual([200, { outcome: 'awaiting-approval' }])
    expect(await give(second, 3_000_00)).toEqual([200, { outcome: 'awaiting-approval' }])
    expect(await give(second, 3_000_00)).toEqual([403, { error: 'PAYMENT_SECOND_PERSON' }])
    expect(await give(first, 3_000_00)).toEqual([200, { outcome: 'started' }])
  })

  it('see the payer, earlier refunds, the requester and the reason', async () => {
    const people = [buildPerson({ membership: null }), buildPerson({ membership: null })]
    const ids = await seedPeople(database, people)
    const [payer = '', asker = ''] = people.map(({ email }) => ids.get(email))
    const nameOf = (at: number) => `${people[at]?.firstName} ${people[at]?.lastName}`
    const small = await seedCaptured(database, { amountOre: 600_00 })
    const id = await seedCaptured(database, { amountOre: 3_000_00, userId: payer })
    const give = (of: string, refundOre: number, reason = '') =>
      said(post(appFor(asker), path('refund', of), { version: 6, refundOre, reason }))
    expect(await give(small, 600_00)).toEqual([200, { outcome: 'started' }])
    await database.update(payment).set({ refundDueOre: 500_00 }).where(eq(payment.id, id))
    expect(await give(id, 600_00)).toEqual([400, { error: 'PAYMENT_REASON_REQUIRED' }])
    expect(await give(id, 600_00, why)).toEqual([200, { outcome: 'awaiting-approval' }])
    const seenBy = async (userId: string) => {
      const { waiting } = StaffPayments.parse(
        await (await appFor(userId).request(endpoints.list.path)).json(),
      )
      return waiting.find((one) => one.id === id)
    }
    const request = { reason: why, requestedBy: nameOf(1), refundOre: 600_00 }
    expect(await seenBy(asker)).toMatchObject({
      payer: nameOf(0),
      refundSums: { refundedOre: 500_00, soloRefundedOre: 600_00, limitOre: 1_000_00 },
      request: { ...request, isOwn: true },
    })
    expect(await seenBy('somebody without refunds')).toMatchObject({
      payer: nameOf(0),
      refundSums: { refundedOre: 500_00, soloRefundedOre: 0, limitOre: 1_000_00 },
      request: { ...request, isOwn: false },
    })
  })

  it('count as refunding alone when a colleague requested another amount', async () => {
    const id = await seedCaptured(database, { amountOre: 3_000_00 })
    const give = (userId: string, refundOre: number) =>
      said(post(appFor(userId), path('refund', id), { version: 6, refundOre, reason: why }))
    expect(await give('cecilie', 2_000_00)).toEqual([200, { outcome: 'awaiting-approval' }])
    expect(await give('dagny', 900_00)).toEqual([200, { outcome: 'started' }])
    expect((await findSoloRefunds(database, 'dagny')).soloRefundedOre).toBe(900_00)
  })

  it('need a second person when their refunds in 24 hours exceed the limit', async () => {
    const give = async (app: typeof first, id: string) =>
      said(post(app, path('refund', id), { version: 6, refundOre: 600_00, reason: why }))
    const [one, other] = [
      await seedCaptured(database, { amountOre: 600_00 }),
      await seedCaptured(database, { amountOre: 600_00 }),
    ]
    expect(await give(first, one)).toEqual([200, { outcome: 'started' }])
    expect(await give(first, other)).toEqual([200, { outcome: 'awaiting-approval' }])
    expect(await give(first, other)).toEqual([403, { error: 'PAYMENT_SECOND_PERSON' }])
    expect(await give(second, other)).toEqual([200, { outcome: 'started' }])
  })

  it('need a second person when the refunds of one payment exceed the limit', async () => {
    const nobody = whoDecided('a member of staff without refunds')
    const needs = (refundDueOre: number, refundOre: number) =>
      needsSecondPerson(database, nobody, { refundDueOre, refundOre })
    expect(await needs(0, 1_000_00)).toBe(false)
    expect(await needs(0, 1_000_01)).toBe(true)
    expect(await needs(1_000_00, 890_00)).toBe(true)
    expect(await needs(110_00, 890_00)).toBe(false)
  })

  describe('with the documents of payments', () => {
    const openReceipt = (app: typeof first, id: string) =>
      post(app, `${endpoints.openReceipt.path.replace(':id', id)}?language=en`)
    const openCreditNote = (app: typeof first, id: string) =>
      post(app, `${endpoints.openCreditNote.path.replace(':noteId', id)}?language=en`)
    const listed = async () =>
      ListedPayments.parse(await (await first.request(endpoints.list.path)).json()).documents

    it('see numbers of receipts and credit notes once they are assigned', async () => {
      const payer = await seedPayer()
      const id = await seedAttention(database, { userId: payer })
      expect((await listed())[id]).toBeUndefined()
      const [firstNote = '', secondNote] = await addDocuments(id, payer)
      expect((await listed())[id]).toEqual({
        receiptNumber: null,
        creditNotes: [
          { id: firstNote, creditNumber: null, amountOre: 5_000 },
          { id: secondNote, creditNumber: null, amountOre: 2_500 },
        ],
      })
      expect((await openCreditNote(first, firstNote)).status).toBe(200)
      expect((await listed())[id]).toEqual({
        receiptNumber: expect.any(Number),
        creditNotes: [
          { id: firstNote, creditNumber: expect.any(Number), amountOre: 5_000 },
          { id: secondNote, creditNumber: null, amountOre: 2_500 },
        ],
      })
    })

    it('see them where a refund waits for a second person', async () => {
      const payer = await seedPayer()
      const id = await seedCaptured(database, { userId: payer, amountOre: 3_000_00 })
      await addDocuments(id, payer)
      const body = { version: 6, refundOre: 2_000_00, reason: why }
      await post(first, path('refund', id), body)
      expect((await listed())[id]?.creditNotes).toHaveLength(2)
    })

    it('open them as tagged PDFs, which is audited with the number', async () => {
      const payer = await seedPayer()
      const id = await seedAttention(database, { userId: payer })
      const [note = ''] = await addDocuments(id, payer)
      for (const answer of [await openReceipt(first, id), await openCreditNote(first, note)]) {
        expect(answer.headers.get('content-type')).toBe('application/pdf')
        const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
        expect(pdf).toMatch(/^%PDF-/)
        expect(pdf).toContain('/StructTreeRoot')
      }
      const documents = (await listed())[id]
      const entries = await audited(id)
      expect(entries.map(({ action, after }) => [action, after])).toEqual([
        ['card-receipt-opened', { cardPaymentDocument: documents?.receiptNumber }],
        [
          'card-credit-note-opened',
          { cardPaymentDocument: documents?.creditNotes[0]?.creditNumber },
        ],
      ])
    })

    it('are refused their own, and what is not there, without a trace', async () => {
      const payer = await seedPayer()
      const id = await seedAttention(database, { userId: payer })
      const [note = ''] = await addDocuments(id, payer)
      const own = [403, { error: 'OWN_CASE' }]
      expect(await said(openReceipt(appFor(payer), id))).toEqual(own)
      expect(await said(openCreditNote(appFor(payer), note))).toEqual(own)
      const none = [404, { error: 'RECEIPT_NOT_FOUND' }]
      expect(await said(openReceipt(first, randomUUID()))).toEqual(none)
      expect(await said(openCreditNote(first, id))).toEqual(none)
      expect(await said(openReceipt(first, 'no-id'))).toEqual(none)
      expect(await actionsOf(id)).toEqual([])
    })
  })

  it('see the settlement of a day', async () => {
    const { rows } = await database.execute<{ day: string }>(
      sql`select (now() at time zone 'Europe/Oslo')::date::text as day`,
    )
    const day = rows[0]?.day ?? ''
    const [status, found] = await said(
      first.request(endpointAddress(endpoints.settlement, { query: { language: 'no', day } })),
    )
    expect(status).toBe(200)
    expect(found).toMatchObject({ day })
    expect(found.capturedOre - found.refundedOre).toBe(found.bookedOre)
    expect(found.lines.length).toBeGreaterThan(0)
    expect(found.documents).toEqual({})
    const { paymentId } = ListedSettlement.parse(found).lines[0] ?? { paymentId: '' }
    await addDocuments(paymentId, await seedPayer())
    const [, again] = await said(
      first.request(endpointAddress(endpoints.settlement, { query: { language: 'no', day } })),
    )
    expect(ListedSettlement.parse(again).documents[paymentId]?.creditNotes).toHaveLength(2)
    const none = endpointAddress(endpoints.settlement, { query: { language: 'no', day: 'today' } })
    expect((await first.request(none)).status).toBe(400)
  })
})

import { describe, expect, test } from 'vitest'
import {
  base,
  operationsIn,
  orderIn,
  purchase,
  reference,
  relationsIn,
  simulate,
  transaction,
} from '../simulator.testing.ts'

const order = () => purchase().paymentorder as Record<string, object>

describe('who asks', () => {
  test.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer another' }],
    ['a token that is no bearer', { authorization: 'Basic abc' }],
  ])('with %s is refused', async (_, headers) => {
    const { ask } = simulate()
    const { status, type } = await ask('/psp/paymentorders', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json;version=3.1' },
      body: JSON.stringify(purchase()),
    })
    expect(status).toBe(401)
    expect(type).toMatch(/^application\/problem\+json/)
  })

  test('with the key of the control interface is refused, and the other way round', async () => {
    const { ask, tokens } = simulate()
    const headers = { accept: 'application/json;version=3.1' }
    const asMerchant = { ...headers, authorization: `Bearer ${tokens.SIMULATOR_KEY}` }
    const asTest = { authorization: `Bearer ${tokens.PAYMENT_TOKEN}` }
    expect((await ask('/psp/paymentorders/x', { headers: asMerchant })).status).toBe(401)
    expect((await ask('/simulator/orders', { headers: asTest })).status).toBe(401)
  })

  test.each(['application/json', 'application/json;version=3.0', 'text/plain;version=3.1'])(
    'in the version %s is refused',
    async (type) => {
      const { ask, create, tokens } = simulate()
      const authorization = `Bearer ${tokens.PAYMENT_TOKEN}`
      const body = JSON.stringify(purchase())
      const headers = { authorization, 'content-type': type }
      const created = await ask('/psp/paymentorders', { method: 'POST', headers, body })
      expect(created.body).toMatchObject({ status: 400, problems: [{ name: 'Content-Type' }] })
      const { id } = await create()
      const read = await ask(id, { headers: { authorization, accept: type } })
      expect(read.body).toMatchObject({ status: 400, problems: [{ name: 'Accept' }] })
    },
  )

  test('may name other types beside ours', async () => {
    const { ask, create, tokens } = simulate()
    const { id } = await create()
    const headers = {
      authorization: `Bearer ${tokens.PAYMENT_TOKEN}`,
      accept: 'application/problem+json; q=1.0, application/json; version=3.1; q=0.9',
    }
    expect((await ask(id, { headers })).status).toBe(200)
  })
})

describe('creating', () => {
  test('answers with the whole order and absolute addresses', async () => {
    const { merchant } = simulate()
    const answer = await merchant('POST', '/psp/paymentorders', purchase())
    expect(answer).toMatchObject({
      status: 200,
      type: 'application/json; charset=utf-8; version=3.1',
    })
    const { id, ...shown } = orderIn(answer)
    expect(id).toMatch(/^\/psp\/paymentorders\/[\da-f-]{36}$/)
    expect(shown).toMatchObject({
      status: 'Initialized',
      amount: 15_000,
      paid: { id: `${id}/paid` },
      payer: { id: `${id}/payers` },
      postPurchaseFailedAttempts: { id: `${id}/postpurchasefailedattempts` },
    })
    expect(shown).not.toHaveProperty('remainingCaptureAmount')
    expect(operationsIn(answer.body)).toMatchObject([
      { method: 'PATCH', rel: 'update-order', href: `${base}${id}` },
      { method: 'PATCH', rel: 'abort' },
      { method: 'PATCH', rel: 'abort-paymentattempt' },
      { method: 'GET', rel: 'redirect-checkout', contentType: 'text/html' },
      {
        method: 'GET',
        rel: 'view-checkout',
        contentType: 'application/javascript',
        href: expect.stringMatching(/\/checkout\/client\/[\da-f]{64}\?culture=nb-NO&/),
      },
      { method: 'GET', rel: 'view-paymentsession' },
    ])
  })

  const payeeInfo = order().payeeInfo
  const urls = order().urls
  test.each([
    ['PaymentOrder.Operation', { operation: 'Verify' }],
    ['PaymentOrder.Amount', { amount: 0 }],
    ['PaymentOrder.Amount', { amount: 150.5 }],
    ['PaymentOrder.Amount', { amount: undefined }],
    ['PaymentOrder.VatAmount', { vatAmount: 15_001 }],
    ['PaymentOrder.VatAmount', { vatAmount: undefined }],
    ['PaymentOrder.Currency', { currency: 'KR' }],
    ['PaymentOrder.Description', { description: 'x'.repeat(41) }],
    ['PaymentOrder.Description', { description: '' }],
    ['PaymentOrder.UserAgent', { userAgent: undefined }],
    ['PaymentOrder.Language', { language: undefined }],
    ['PaymentOrder.Urls.HostUrls', { urls: { ...urls, hostUrls: [] } }],
    ['PaymentOrder.Urls.HostUrls.0', { urls: { ...urls, hostUrls: ['portal'] } }],
    ['PaymentOrder.Urls.CompleteUrl', { urls: { ...urls, completeUrl: '/done' } }],
    [
      'PaymentOrder.Urls.TermsOfServiceUrl',
      { urls: { ...urls, termsOfServiceUrl: 'http://portal.example/terms' } },
    ],
    ['PaymentOrder.PayeeInfo.PayeeId', { payeeInfo: { ...payeeInfo, payeeId: '1' } }],
    [
      'PaymentOrder.PayeeInfo.PayeeReference',
      { payeeInfo: { ...payeeInfo, payeeReference: 'CRT-1' } },
    ],
    [
      'PaymentOrder.PayeeInfo.PayeeReference',
      { payeeInfo: { ...payeeInfo, payeeReference: 'A'.repeat(31) } },
    ],
    [
      'PaymentOrder.PayeeInfo.OrderReference',
      { payeeInfo: { ...payeeInfo, orderReference: 'x'.repeat(51) } },
    ],
  ])('complains of %s in %j', async (name, overrides) => {
    const { merchant } = simulate()
    const { status, type, body } = await merchant('POST', '/psp/paymentorders', purchase(overrides))
    expect({ status, type }).toEqual({
      status: 400,
      type: 'application/problem+json; charset=utf-8; version=3.1',
    })
    expect(body).toMatchObject({
      type: 'https://api.payex.com/psp/errordetail/paymentorders/inputerror',
      problems: [{ name }],
    })
  })

  test.each([
    { description: 'x'.repeat(40) },
    { amount: 1 },
    { payeeInfo: { ...payeeInfo, payeeReference: 'A'.repeat(30) } },
    { urls: { hostUrls: ['https://portal.example'], completeUrl: 'https://portal.example/' } },
  ])('takes %j', async (overrides) => {
    expect(await simulate().create(overrides)).toMatchObject({ status: 'Initialized' })
  })

  test('complains of a body that is no JSON, and of one that is too long', async () => {
    const { ask, tokens } = simulate()
    const post = (body: string) =>
      ask('/psp/paymentorders', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens.PAYMENT_TOKEN}`,
          'content-type': 'application/json;version=3.1',
          'content-length': String(body.length),
        },
        body,
      })
    expect((await post('{"paymentorder":')).body).toMatchObject({ status: 400 })
    expect((await post('x'.repeat(70_000))).body).toMatchObject({ problems: [{ name: 'Body' }] })
  })

  test('takes a language that it does not know as English', async () => {
    expect(await simulate().create({ language: 'nn-NO' })).toMatchObject({ language: 'en-US' })
  })

  test('with digits alone when the merchant settles', async () => {
    const { merchant } = simulate({ environment: { SIMULATOR_REFERENCES: 'digits' } })
    const creating = (payeeReference: string) =>
      merchant(
        'POST',
        '/psp/paymentorders',
        purchase({ payeeInfo: { ...payeeInfo, payeeReference } }),
      )
    expect((await creating('CRT1')).status).toBe(400)
    expect((await creating('1234567890123')).status).toBe(400)
    expect((await creating('123456789012')).status).toBe(200)
  })
})

describe('a reference', () => {
  const used = (name: string) => ({
    type: 'https://api.payex.com/psp/errordetail/paymentorders/inputerror',
    status: 400,
    problems: [{ name, description: expect.stringMatching(/has already been used/) }],
  })

  test('makes one order; a replay is refused, not answered with the first', async () => {
    const { merchant, control } = simulate()
    const body = purchase()
    expect((await merchant('POST', '/psp/paymentorders', body)).status).toBe(200)
    const again = await merchant('POST', '/psp/paymentorders', body)
    expect(again.body).toMatchObject(used('PaymentOrder.PayeeInfo.PayeeReference'))
    expect((await control('GET', '/orders')).body.total).toBe(1)
  })

  test('makes one capture, and none with the reference of the purchase', async () => {
    const { create, pay, operate } = simulate()
    const payeeReference = reference()
    const { id } = await create({ payeeInfo: { ...order().payeeInfo, payeeReference } })
    await pay(id)
    const capture = (name: string) =>
      operate(id, 'capture', transaction({ amount: 100, payeeReference: name }))
    expect((await capture(payeeReference)).body).toMatchObject(used('Transaction.PayeeReference'))
    const own = reference()
    expect((await capture(own)).status).toBe(200)
    expect((await capture(own)).body).toMatchObject(used('Transaction.PayeeReference'))
  })

  test('of a capture that failed may be used again', async () => {
    const { create, pay, operate } = simulate()
    const { id } = await create()
    await pay(id)
    const payeeReference = reference()
    const tooMuch = await operate(id, 'capture', transaction({ amount: 15_001, payeeReference }))
    expect(tooMuch.status).toBe(400)
    expect((await operate(id, 'capture', transaction({ payeeReference }))).status).toBe(200)
  })
})

describe('a purchase', () => {
  test('is authorised, captured and refunded, and says so at every step', async () => {
    const { create, pay, operate, merchant } = simulate()
    const { id } = await create()
    await pay(id)
    const paid = await merchant('GET', `${id}?$expand=paid,financialTransactions`)
    expect(orderIn(paid)).toMatchObject({
      status: 'Paid',
      remainingCaptureAmount: 15_000,
      remainingCancellationAmount: 15_000,
      paid: {
        instrument: 'CreditCard',
        transactionType: 'Authorization',
        amount: 15_000,
        orderReference: 'booking-123',
        details: { maskedPan: '492500******0004', acquirerTransactionType: 'STANDARD' },
      },
      financialTransactions: { financialTransactionsList: [{ type: 'Authorization' }] },
    })
    expect(relationsIn(paid.body)).toEqual([
      'cancel',
      'capture',
      'redirect-checkout',
      'view-checkout',
    ])
    const captured = await operate(id, 'capture', transaction({ receiptReference: 'R1' }))
    expect(orderIn(captured)).toMatchObject({
      status: 'Paid',
      remainingCaptureAmount: 0,
      remainingReversalAmount: 15_000,
    })
    expect(relationsIn(captured.body)).toEqual(['reversal'])
    const reversed = await operate(id, 'reversal', transaction())
    expect(orderIn(reversed)).toMatchObject({ status: 'Reversed' })
    expect(relationsIn(reversed.body)).toEqual([])
    const { body } = await merchant('GET', `${id}/financialtransactions`)
    expect(body).toMatchObject({
      paymentOrder: id,
      financialTransactions: {
        financialTransactionsList: [
          { type: 'Authorization', amount: 15_000 },
          { type: 'Capture', amount: 15_000, receiptReference: 'R1' },
          { type: 'Reversal', amount: 15_000 },
        ],
      },
    })
  })

  test('that is released is cancelled', async () => {
    const { create, pay, operate, merchant } = simulate()
    const { id } = await create()
    await pay(id)
    const answer = await operate(
      ...([id, 'cancel'] as const),
      transaction({ amount: undefined, vatAmount: undefined }),
    )
    expect(orderIn(answer)).toMatchObject({ status: 'Cancelled' })
    expect((await merchant('GET', `${id}/cancelled`)).body).toMatchObject({
      cancelled: { transactionType: 'Cancellation', amount: 15_000 },
    })
  })

  test('that is declined stays open, and says why', async () => {
    const { create, pay, merchant } = simulate()
    const { id } = await create({ amount: 900_361 })
    expect((await pay(id)).body).toMatchObject({ kind: 'declined', status: 'Initialized' })
    expect((await merchant('GET', `${id}/failedattempts`)).body).toMatchObject({
      failedAttempts: {
        failedAttemptList: [
          {
            status: 'Failed',
            problem: {
              type: 'https://api.payex.com/psp/errordetail/creditcard/acquirerinsufficientfunds',
            },
          },
        ],
      },
    })
  })

  test.each([
    ['approve', 'Paid', []],
    ['decline', 'Initialized', [{ status: 'Failed' }]],
    ['cancel', 'Initialized', [{ status: 'Failed' }]],
  ])('goes by the bank, where the payer answers %s: %s', async (bank, status, failed) => {
    const { create, pay, merchant } = simulate()
    const { id } = await create()
    await pay(id, { number: '5226612199533406', bank })
    const { body } = await merchant('GET', `${id}?$expand=paid,failedAttempts`)
    expect(orderIn({ body })).toMatchObject({
      status,
      failedAttempts: { failedAttemptList: failed },
      ...(status === 'Paid' && { paid: { details: { acquirerTransactionType: '3DSECURE' } } }),
    })
  })
})

describe('a change by the merchant', () => {
  const abort = { paymentorder: { operation: 'Abort', abortReason: 'CancelledByConsumer' } }

  test('aborts an order that is open, and is refused once it is not', async () => {
    const { create, merchant } = simulate()
    const { id } = await create()
    const answer = await merchant('PATCH', `${id}?$expand=aborted`, abort)
    expect(orderIn(answer)).toMatchObject({
      status: 'Aborted',
      aborted: { abortReason: 'CancelledByConsumer' },
    })
    expect(relationsIn(answer.body)).toEqual(['redirect-checkout', 'view-checkout'])
    expect((await merchant('PATCH', id, abort)).status).toBe(409)
  })

  test('is neither offered nor taken while the payer is at the bank', async () => {
    const { create, merchant, pay, clock } = simulate()
    const { id } = await create()
    await pay(id, { number: '5226612199533406', bank: 'leave' })
    expect(relationsIn((await merchant('GET', id)).body)).not.toContain('abort')
    expect((await merchant('PATCH', id, abort)).status).toBe(409)
    clock.now += 600_000
    expect((await merchant('PATCH', id, abort)).status).toBe(200)
  })

  test('ends an attempt, after which it can abort', async () => {
    const { create, merchant, pay } = simulate()
    const { id } = await create()
    await pay(id, { number: '5226612199533406', bank: 'leave' })
    const ended = await merchant('PATCH', `${id}?$expand=failedAttempts`, {
      paymentOrder: { operation: 'PaymentAttemptAborted', abortReason: 'AbortedByUI' },
    })
    expect(orderIn(ended)).toMatchObject({
      status: 'Initialized',
      failedAttempts: { failedAttemptList: [{ status: 'Aborted' }] },
    })
    expect((await merchant('PATCH', id, abort)).status).toBe(200)
  })

  test('of the amount is what the payer then pays', async () => {
    const { create, operate, pay } = simulate()
    const { id } = await create()
    const body = { paymentorder: { operation: 'UpdateOrder', amount: 20_000, vatAmount: 0 } }
    expect(orderIn(await operate(id, 'update-order', body))).toMatchObject({ amount: 20_000 })
    expect((await pay(id)).body).toMatchObject({ remaining: { capture: 20_000 } })
  })

  test('that is not known is refused', async () => {
    const { create, merchant } = simulate()
    const { id } = await create()
    const answer = await merchant('PATCH', id, { paymentorder: { operation: 'Refund' } })
    expect(answer.body).toMatchObject({ problems: [{ name: 'PaymentOrder.Operation' }] })
  })

  test.each([
    ['capture', { amount: 0 }, 'Transaction.Amount'],
    ['capture', { description: 'x'.repeat(41) }, 'Transaction.Description'],
    ['capture', { payeeReference: 'A-1' }, 'Transaction.PayeeReference'],
    ['cancel', { payeeReference: undefined }, 'Transaction.PayeeReference'],
  ])('%s with %j is refused, and locks nothing', async (rel, overrides, name) => {
    const { create, operate, pay, merchant } = simulate()
    const { id } = await create()
    await pay(id)
    const { status, body } = await operate(id, rel, transaction(overrides))
    expect(status).toBe(400)
    expect(body).toMatchObject({ problems: [{ name }] })
    expect((await merchant('GET', `${id}/postpurchasefailedattempts`)).body).toMatchObject({
      postPurchaseFailedAttempts: { postpurchaseFailedAttemptList: [] },
    })
  })

  test('of an order that does not exist is not found', async () => {
    const { merchant } = simulate()
    const id = '/psp/paymentorders/00000000-0000-4000-8000-000000000000'
    for (const [method, path] of [
      ['GET', id],
      ['GET', `${id}/paid`],
      ['PATCH', id],
      ['POST', `${id}/captures`],
      ['GET', '/psp/anything'],
    ] as const) {
      const body = method === 'PATCH' ? abort : method === 'POST' ? transaction() : undefined
      expect((await merchant(method, path, body)).body).toMatchObject({ status: 404 })
    }
  })
})

test.each([
  'urls',
  'payeeinfo',
  'payers',
  'orderitems',
  'history',
  'failed',
  'aborted',
  'paid',
  'cancelled',
  'reversed',
  'financialtransactions',
  'failedattempts',
  'postpurchasefailedattempts',
  'metadata',
])('%s has an address of its own', async (part) => {
  const { create, merchant } = simulate()
  const { id } = await create()
  const { status, body } = await merchant('GET', `${id}/${part}`)
  expect(status).toBe(200)
  expect(Object.keys(body)).toHaveLength(2)
  expect(Object.values(body)).toContainEqual(expect.objectContaining({ id: `${id}/${part}` }))
})

describe('what integrators must not rely on', () => {
  const many = Array.from({ length: 40 })

  async function seen(seed: string) {
    const { create, merchant, pay } = simulate({
      seed,
      environment: { SIMULATOR_VARIATIONS: 'on' },
    })
    const keys = new Set<string>()
    const scripts = new Set<string>()
    const captures = new Set<string>()
    const orders = new Set<string>()
    const unknown = new Set<boolean>()
    for (const _ of many) {
      const { id } = await create()
      const opened = (await merchant('GET', id)).body
      keys.add(Object.keys(opened)[0] ?? '')
      orders.add(relationsIn(opened).join())
      unknown.add(relationsIn(opened).includes('view-loyalty'))
      const hrefOf = (body: Record<string, unknown>, rel: string) =>
        operationsIn(body).find((one) => one.rel === rel)?.href ?? ''
      scripts.add(new URL(hrefOf(opened, 'view-checkout')).pathname.slice(0, 16))
      await pay(id)
      const path = new URL(hrefOf((await merchant('GET', id)).body, 'capture')).pathname
      captures.add(path.startsWith(id) ? path.slice(id.length) : 'another place')
    }
    return { keys, scripts, captures, orders: orders.size, unknown: unknown.size }
  }

  test('differs from order to order and from answer to answer', async () => {
    const { keys, scripts, captures, orders, unknown } = await seen('one')
    expect(keys).toEqual(new Set(['paymentOrder', 'paymentorder']))
    expect(scripts.size).toBe(3)
    expect(captures).toEqual(new Set(['/captures', '/transactions/captures', 'another place']))
    expect(orders).toBeGreaterThan(10)
    expect(unknown).toBe(2)
  })

  test('captures only where the order says, not where another one did', async () => {
    const { create, merchant, pay, operate } = simulate({
      environment: { SIMULATOR_VARIATIONS: 'on' },
    })
    const answers = new Set<number>()
    for (const _ of many) {
      const { id } = await create()
      await pay(id)
      answers.add((await merchant('POST', `${id}/captures`, transaction())).status)
      if (answers.has(404)) {
        expect((await operate(id, 'capture', transaction())).status).toBe(200)
        break
      }
    }
    expect(answers).toContain(404)
  })

  test('the list of transactions can be empty for a second after the authorisation', async () => {
    const { create, merchant, pay, clock } = simulate({
      environment: { SIMULATOR_VARIATIONS: 'on' },
    })
    const lengths = new Set<number>()
    const length = async (id: string) => {
      const { body } = await merchant('GET', `${id}/financialtransactions`)
      const { financialTransactionsList } = body.financialTransactions as {
        financialTransactionsList: unknown[]
      }
      return financialTransactionsList.length
    }
    for (const _ of many) {
      const { id } = await create()
      await pay(id)
      lengths.add(await length(id))
      clock.now += 1_000
      expect(await length(id)).toBe(1)
    }
    expect(lengths).toEqual(new Set([0, 1]))
  })
})

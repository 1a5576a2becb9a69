/*
 * What an integrator relies on, said once for the simulator and for the provider's test environment:
 * PAYMENT_CONTRACT_URL, PAYMENT_CONTRACT_TOKEN and PAYMENT_CONTRACT_PAYEE (the payeeId) point it there.
 * It goes by operations alone and puts no address together. Nobody pays there without a browser, so
 * what comes after the purchase is asked of the simulator only.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSimulator, startSimulator } from './server.ts'
import { parseSettings } from './settings.ts'

type Json = Record<string, unknown>
type Target = { url: string; token: string; payeeId: string; pay?: (id: string) => Promise<void> }

const {
  PAYMENT_CONTRACT_URL: url,
  PAYMENT_CONTRACT_TOKEN: token,
  PAYMENT_CONTRACT_PAYEE: payeeId,
} = process.env
const isElsewhere = url !== undefined

let target: Target
let running: RunningSimulator | undefined
const folder = mkdtempSync(join(tmpdir(), 'payment-contract-'))

beforeAll(async () => {
  if (isElsewhere) {
    if (!token || !payeeId) throw new Error('PAYMENT_CONTRACT_TOKEN and _PAYEE are needed, too')
    target = { url, token, payeeId }
    return
  }
  const tokens = { PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }
  running = await startSimulator(
    parseSettings({ TRIVSEL_ENV: 'test', PORT: '0', DATA_DIR: folder, ...tokens }),
  )
  const { base } = running
  target = {
    url: base,
    token: tokens.PAYMENT_TOKEN,
    payeeId: randomUUID(),
    async pay(id) {
      await fetch(`${base}/simulator/orders/${id.split('/').at(-1)}/pay`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.SIMULATOR_KEY}` },
      })
    },
  }
})
afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true })
})

async function ask(method: string, address: string, body?: object) {
  const answer = await fetch(new URL(address, target.url), {
    method,
    headers: {
      authorization: `Bearer ${target.token}`,
      accept:
        method === 'GET'
          ? 'application/json;version=3.1'
          : 'application/problem+json; q=1.0, application/json; q=0.9',
      ...(body && { 'content-type': 'application/json;version=3.1' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, type, body: (text ? JSON.parse(text) : {}) as Json }
}

const reference = () => `CON${Date.now()}${Math.floor(Math.random() * 1e6)}`

const purchase = (payeeReference = reference(), overrides: object = {}) => ({
  paymentorder: {
    operation: 'Purchase',
    currency: 'NOK',
    amount: 15_000,
    vatAmount: 0,

    description: 'Contract test',
    userAgent: 'Mozilla/5.0',
    language: 'nb-NO',
    urls: {
      hostUrls: ['https://portal.example'],
      paymentUrl: 'https://portal.example/pay',
      completeUrl: 'https://portal.example/done',
      cancelUrl: 'https://portal.example/cancelled',
    },
    payeeInfo: { payeeId: target.payeeId, payeeReference, orderReference: 'contract' },
    ...overrides,
  },
})

const orderIn = (body: Json) =>
  (body.paymentOrder ?? body.paymentorder) as Json & { id: string; status: string }

function offeredIn(body: Json): Map<string, { method: string; href: string }> {
  const operations = body.operations as { rel: string; method: string; href: string }[]
  return new Map(operations.map(({ rel, ...operation }) => [rel, operation]))
}

async function create() {
  const { body } = await ask('POST', '/psp/paymentorders', purchase())
  return orderIn(body)
}

/** Reads first, and goes where the order says. */
async function operate(id: string, rel: string, body: object) {
  const operation = offeredIn((await ask('GET', id)).body).get(rel)
  if (!operation) throw new Error(`${rel} is not offered`)
  return ask(operation.method, operation.href, body)
}

const transaction = (amount: number) => ({
  transaction: {
    amount,
    vatAmount: 0,
    description: 'Contract test',
    payeeReference: reference(),
  },
})

describe('an order', () => {
  test('is created with 200, open, and with an address for the script', async () => {
    const { status, type, body } = await ask('POST', '/psp/paymentorders', purchase())
    expect(status).toBe(200)
    expect(type).toMatch(/^application\/json/)
    const { id, ...order } = orderIn(body)
    expect(id).toMatch(/^\/psp\/paymentorders\//)
    expect(order).toMatchObject({ status: 'Initialized', currency: 'NOK', amount: 15_000 })
    const offered = offeredIn(body)
    expect(offered.get('view-checkout')).toMatchObject({
      method: 'GET',
      href: expect.stringMatching(/^https?:\/\//),
    })
    expect(offered.get('abort')).toMatchObject({ method: 'PATCH' })
    expect(offered.has('capture')).toBe(false)
  })

  test('is read by its id, with what is asked for opened up', async () => {
    const { id } = await create()
    const { body } = await ask('GET', `${id}?$expand=urls,financialTransactions,failedAttempts`)
    expect(orderIn(body)).toMatchObject({
      id,
      status: 'Initialized',
      urls: { completeUrl: 'https://portal.example/done' },
      financialTransactions: { financialTransactionsList: [] },
      failedAttempts: { failedAttemptList: [] },
    })
  })

  test('is aborted, and then cannot be paid or aborted', async () => {
    const { id } = await create()
    const body = { paymentorder: { operation: 'Abort', abortReason: 'CancelledByConsumer' } }
    expect(orderIn((await operate(id, 'abort', body)).body).status).toBe('Aborted')
    const offered = offeredIn((await ask('GET', id)).body)
    expect(offered.has('abort') || offered.has('capture')).toBe(false)
  })

  test('has the amount that it was changed to', async () => {
    const { id } = await create()
    const body = { paymentorder: { operation: 'UpdateOrder', amount: 20_000, vatAmount: 0 } }
    expect(orderIn((await operate(id, 'update-order', body)).body).amount).toBe(20_000)
  })
})

describe('a problem', () => {
  const inputError = 'https://api.payex.com/psp/errordetail/paymentorders/inputerror'

  test('is reported with its type and the fields: a description that is too long', async () => {
    const description = 'x'.repeat(41)
    const body = purchase(reference(), { description })
    const answer = await ask('POST', '/psp/paymentorders', body)
    expect(answer.status).toBe(400)
    expect(answer.type).toMatch(/^application\/problem\+json/)
    expect(answer.body.type).toBe(inputError)
    expect(JSON.stringify(answer.body.problems)).toContain('Description')
  })

  test('is a reference that was used before', async () => {
    const body = purchase()
    await ask('POST', '/psp/paymentorders', body)
    const { status, body: problem } = await ask('POST', '/psp/paymentorders', body)
    expect(status).toBe(400)
    expect(problem.type).toBe(inputError)
    expect(JSON.stringify(problem.problems)).toContain('PayeeReference')
  })

  test('is a token that nobody has given', async () => {
    const answer = await fetch(new URL('/psp/paymentorders', target.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${randomUUID()}`,
        'content-type': 'application/json;version=3.1',
      },
      body: JSON.stringify(purchase()),
    })
    expect([401, 403]).toContain(answer.status)
  })

  test('is an order that does not exist', async () => {
    const { status } = await ask('GET', `/psp/paymentorders/${randomUUID()}`)
    expect(status).toBe(404)
  })
})

describe.skipIf(isElsewhere)('after the purchase', () => {
  async function paid(): Promise<string> {
    const { id } = await create()
    await target.pay?.(id)
    return id
  }

  test('the card is authorised and nothing is taken', async () => {
    const id = await paid()
    const { body } = await ask('GET', `${id}?$expand=paid`)
    expect(orderIn(body)).toMatchObject({
      status: 'Paid',
      remainingCaptureAmount: 15_000,
      remainingCancellationAmount: 15_000,
      paid: { transactionType: 'Authorization', amount: 15_000, orderReference: 'contract' },
    })
    const offered = offeredIn(body)
    expect(offered.has('capture') && offered.has('cancel')).toBe(true)
    expect(offered.has('abort') || offered.has('reversal')).toBe(false)
  })

  test('it is captured, in two parts, and then refunded', async () => {
    const id = await paid()
    await operate(id, 'capture', transaction(5_000))
    const taken = transaction(10_000)
    const { body } = await operate(id, 'capture', taken)
    expect(orderIn(body)).toMatchObject({ status: 'Paid', remainingCaptureAmount: 0 })
    expect(offeredIn(body).has('capture')).toBe(false)
    const listed = (await ask('GET', `${id}/financialtransactions`)).body.financialTransactions
    expect((listed as Json).financialTransactionsList).toContainEqual(
      expect.objectContaining({
        type: 'Capture',
        amount: 10_000,
        payeeReference: taken.transaction.payeeReference,
      }),
    )
    const reversed = await operate(id, 'reversal', transaction(15_000))
    expect(orderIn(reversed.body).status).toBe('Reversed')
  })

  test('it is released', async () => {
    const id = await paid()
    const { amount: _, vatAmount: __, ...rest } = transaction(0).transaction
    const { body } = await operate(id, 'cancel', { transaction: rest })
    expect(orderIn(body).status).toBe('Cancelled')
  })

  test('more than was authorised is not taken', async () => {
    const id = await paid()
    expect((await operate(id, 'capture', transaction(15_001))).status).toBe(400)
    const { body } = await ask('GET', `${id}?$expand=postPurchaseFailedAttempts`)
    expect(orderIn(body)).toMatchObject({
      remainingCaptureAmount: 15_000,
      postPurchaseFailedAttempts: { postpurchaseFailedAttemptList: [{ type: 'Capture' }] },
    })
  })
})

import { describe, expect, it } from 'vitest'
import {
  base,
  reference,
  simulate,
} from '../../../../../payment-simulator/src/simulator.testing.ts'
import { ProviderError } from './problem.ts'
import { createPaymentProvider, type Purchase } from './provider.server.ts'

const payeeId = '5cabf558-5283-482f-b252-4d58e06f6f3b'

const purchase = (): Purchase => ({
  reference: reference(),
  orderReference: 'a-payment',
  amountOre: 15_000,
  vatOre: 3_000,
  description: 'Squash i Athletica Domus, bane 12, tirsdag kveld',
  userAgent: 'a browser',
  language: 'nb-NO',
  hostUrl: 'https://portal.example',
  paymentUrl: 'https://portal.example/pay',
  completeUrl: 'https://portal.example/done',
  cancelUrl: 'https://portal.example/cancelled',
  callbackUrl: 'https://portal.example/callback',
})

/** The adapter before the simulator, which varies all that must not be relied on. */
function speak() {
  const { simulator, tokens, pay, control } = simulate({
    environment: { SIMULATOR_VARIATIONS: 'on', SIMULATOR_CALLBACKS: 'off' },
  })
  const asked: { method: string; address: string; headers: Headers }[] = []
  const send: typeof fetch = async (input, init) => {
    asked.push({
      method: init?.method ?? 'GET',
      address: String(input),
      headers: new Headers(init?.headers),
    })
    return simulator.request(String(input).replace(base, ''), init as RequestInit)
  }
  const settings = { url: base, token: tokens.PAYMENT_TOKEN, payeeId, timeoutMilliseconds: 5_000 }
  return { provider: createPaymentProvider(settings, send), pay, control, asked, settings }
}

/** The adapter before one answer. */
function hear(answer: () => Response | Promise<Response>) {
  const settings = { url: base, token: 'a token', payeeId, timeoutMilliseconds: 50 }
  const send: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted()
    return answer()
  }
  return createPaymentProvider(settings, send)
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error) => (error instanceof ProviderError ? error.failure : error),
  )

describe('the adapter', () => {
  it('creates, reads, captures in full and refunds in part', async () => {
    const { provider, pay } = speak()
    const created = await provider.create(purchase())
    expect(created).toMatchObject({ status: 'Initialized', amountOre: 15_000, currency: 'NOK' })
    expect(provider.checkoutUrl(created)).toMatch(/^http/)
    await pay(created.id)
    const paid = await provider.read(created.id)
    expect(paid).toMatchObject({ status: 'Paid', orderReference: 'a-payment' })
    const capture = {
      reference: reference(),
      amountOre: 15_000,
      vatOre: 3_000,
      description: 'Squash',
    }
    await provider.capture(paid, capture)
    const captured = await provider.read(created.id)
    expect(captured.transactions).toContainEqual(
      expect.objectContaining({ type: 'Capture', amountOre: 15_000, reference: capture.reference }),
    )
    expect(captured.operations.has('capture')).toBe(false)
    const back = { ...capture, reference: reference(), amountOre: 5_000, vatOre: 1_000 }
    const reversed = await provider.reverse(captured, back)
    expect(reversed).toMatchObject({ status: 'Paid', remainingReversalOre: 10_000 })
  })

  it('releases what was reserved, and ends what nobody paid', async () => {
    const { provider, pay } = speak()
    const { id } = await provider.create(purchase())
    await pay(id)
    const given = { reference: reference(), description: 'Squash' }
    expect((await provider.cancel(await provider.read(id), given)).status).toBe('Cancelled')
    const other = await provider.create(purchase())
    expect((await provider.abort(other)).status).toBe('Aborted')
  })

  it('shows its token and the version, and never follows elsewhere', async () => {
    const { provider, asked, settings } = speak()
    await provider.read((await provider.create(purchase())).id)
    const [created, read] = asked
    expect(created?.headers.get('content-type')).toBe('application/json;version=3.1')
    expect(read?.headers.get('accept')).toBe('application/json;version=3.1')
    for (const { headers, address } of asked) {
      expect(headers.get('authorization')).toBe(`Bearer ${settings.token}`)
      expect(new URL(address).origin).toBe(base)
    }
  })

  it('asks nobody for an operation whose address is another host’s, or that is not offered', async () => {
    const { provider, asked } = speak()
    const order = await provider.create(purchase())
    const moved = {
      ...order,
      operations: new Map([['abort', { method: 'PATCH', href: 'https://elsewhere.example/psp' }]]),
    }
    const before = asked.length
    expect(await failureOf(provider.abort(moved))).toMatchObject({ problem: 'foreign-address' })
    const nothing = { ...order, operations: new Map() }
    expect(await failureOf(provider.abort(nothing))).toMatchObject({ problem: 'not-offered' })
    expect(asked).toHaveLength(before)
  })

  it('recognizes a refusal by the type of the problem', async () => {
    const { provider } = speak()
    const twice = purchase()
    await provider.create(twice)
    expect(await failureOf(provider.create(twice))).toEqual({
      kind: 'refused',
      status: 400,
      problem: 'inputerror',
    })
    expect(
      await failureOf(provider.read('/psp/paymentorders/00000000-0000-4000-8000-000000000000')),
    ).toEqual({
      kind: 'refused',
      status: 404,
      problem: 'notfound',
    })
  })

  it('recognizes a declined capture', async () => {
    const { provider, pay, control } = speak()
    const { id } = await provider.create(purchase())
    await pay(id)
    await control('POST', '/faults', { operation: 'capture', kind: 'decline', count: 1 })
    const capture = { reference: reference(), amountOre: 15_000, vatOre: 0, description: 'Squash' }
    expect(await failureOf(provider.capture(await provider.read(id), capture))).toMatchObject({
      kind: 'refused',
      problem: 'carddeclined',
    })
  })
})

const problem = (type: string, status: number) =>
  new Response(JSON.stringify({ type, title: 'x' }), { status })

describe('an answer that is no order', () => {
  it.each<[string, () => Response | Promise<Response>, object]>([
    [
      'an error of the provider’s',
      () => problem('a/systemerror', 500),
      { kind: 'lost', problem: 'status-500' },
    ],
    [
      'an error of a proxy',
      () => new Response('<html>', { status: 502 }),
      { kind: 'lost', problem: 'status-502' },
    ],
    [
      'a page',
      () => new Response('<html></html>'),
      { kind: 'lost', problem: 'answer-not-understood' },
    ],
    [
      'half an answer',
      () => new Response('{"paymentOrder":{"id":"/psp'),
      { kind: 'lost', problem: 'answer-not-understood' },
    ],
    ['nothing', () => new Response(''), { kind: 'lost', problem: 'answer-not-understood' }],
    [
      'more than an order is',
      () => new Response('x'.repeat(600_000)),
      { kind: 'lost', problem: 'answer-too-long' },
    ],
    [
      'no connection',
      () => Promise.reject(fetchError('ECONNREFUSED')),
      { kind: 'unreachable', problem: 'econnrefused' },
    ],
    [
      'no name',
      () => Promise.reject(fetchError('ENOTFOUND')),
      { kind: 'unreachable', problem: 'enotfound' },
    ],
    [
      'a connection that was reset',
      () => Promise.reject(fetchError('ECONNRESET')),
      { kind: 'lost', problem: 'econnreset' },
    ],
    [
      'no time left',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      { kind: 'lost', problem: 'timeout' },
    ],
    [
      'a problem without a type',
      () => new Response('{}', { status: 403 }),
      { kind: 'refused', problem: 'problem-403' },
    ],
    [
      'one spelling',
      () => problem('creditcard/3dsecureusercanceled', 403),
      { kind: 'refused', problem: '3dsecureusercancelled' },
    ],
    [
      'the other spelling',
      () => problem('creditcard/3dsecureusercancelled', 403),
      { kind: 'refused', problem: '3dsecureusercancelled' },
    ],
    [
      'a type that is no word',
      () => problem('a/<script>', 400),
      { kind: 'refused', problem: 'problem-400' },
    ],
  ])('such as %s is recognized', async (_, answer, expected) => {
    expect(await failureOf(hear(answer).read('/psp/paymentorders/1'))).toMatchObject(expected)
  })

  it('says nothing that could be a secret', async () => {
    const error = await hear(() => problem('a/forbidden', 403))
      .read('/psp/paymentorders/secret')
      .catch((thrown: unknown) => thrown)
    expect(JSON.stringify(error) + String(error)).not.toMatch(/a token|secret/)
  })
})

const fetchError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

it('gives a page no script but from the hosts of the card form', async () => {
  const { provider, settings } = speak()
  const order = await provider.create(purchase())
  expect(provider.checkoutUrl(order)).toContain(base)
  const elsewhere = createPaymentProvider({ ...settings, formHosts: ['https://*.payex.com'] })
  expect(elsewhere.checkoutUrl(order)).toBeNull()
})

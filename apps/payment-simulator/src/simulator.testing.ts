import { randomUUID } from 'node:crypto'
import { createMemoryJournal, type Journal } from './journal.ts'
import { noon } from './order/orders.testing.ts'
import type { PaymentOrder } from './order/payment-order.ts'
import { parseSettings } from './settings.ts'
import { createSimulator } from './simulator.ts'

export const base = 'http://127.0.0.1:3002'
const tokens = { PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }

type Json = Record<string, unknown>
export type Operation = { rel: string; method: string; href: string }
export type Answer = { status: number; type: string | null; body: Json }
export type ShownOrder = Json & { id: string; status: string }

type Options = {
  environment?: Record<string, string>
  seed?: string
  journal?: Journal<PaymentOrder>
  send?: typeof fetch
  now?: () => number
}

/** A simulator without a network, whose clock stops until it is moved. */
export function simulate(options: Options = {}) {
  const clock = { now: noon }
  const simulator = createSimulator({
    settings: parseSettings({
      TRIVSEL_ENV: 'test',
      SIMULATOR_VARIATIONS: 'off',
      ...tokens,
      ...options.environment,
    }),
    seed: options.seed ?? 'a seed',
    journal: options.journal ?? createMemoryJournal(),
    base: () => base,
    now: options.now ?? (() => clock.now),
    ...(options.send && { send: options.send }),
  })

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await simulator.request(path.replace(base, ''), init)
    const text = await answer.text()
    const type = answer.headers.get('content-type')
    return {
      status: answer.status,
      type,
      body: type?.includes('json') ? JSON.parse(text) : { text },
    }
  }

  /** As the merchant's server asks. */
  function merchant(method: string, path: string, body?: unknown): Promise<Answer> {
    return ask(path, {
      method,
      headers: {
        authorization: `Bearer ${tokens.PAYMENT_TOKEN}`,
        ...(method === 'GET'
          ? { accept: 'application/json;version=3.1' }
          : { 'content-type': 'application/json;version=3.1' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  /** As a test asks by the control interface. */
  function control(method: string, path: string, body?: unknown): Promise<Answer> {
    return ask(`/simulator${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.SIMULATOR_KEY}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async function create(overrides: Json = {}): Promise<ShownOrder> {
    const answer = await merchant('POST', '/psp/paymentorders', purchase(overrides))
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return orderIn(answer)
  }

  /** Reads the order and does what it offers. */
  async function operate(id: string, rel: string, body: unknown): Promise<Answer> {
    const { body: read } = await merchant('GET', id)
    const operation = operationsIn(read).find((one) => one.rel === rel)
    if (!operation) throw new Error(`${rel} is not offered`)
    return merchant(operation.method, operation.href, body)
  }

  const pay = (id: string, payer: Json = {}) =>
    control('POST', `/orders/${id.split('/').at(-1)}/pay`, payer)

  return { simulator, clock, ask, merchant, control, create, operate, pay, tokens }
}

let references = 0
export const reference = () => {
  references += 1
  return `REF${references}`
}

export function purchase(overrides: Json = {}): Json {
  return {
    paymentorder: {
      operation: 'Purchase',
      currency: 'NOK',
      amount: 15_000,
      vatAmount: 0,
      description: 'Court booking',
      userAgent: 'a browser',
      language: 'nb-NO',
      urls: {
        hostUrls: ['https://portal.example'],
        paymentUrl: 'https://portal.example/pay/abc',
        completeUrl: 'https://portal.example/done/abc',
        cancelUrl: 'https://portal.example/cancelled/abc',
        callbackUrl: 'https://portal.example/callbacks/secret',
      },
      payeeInfo: {
        payeeId: '5cabf558-5283-482f-b252-4d58e06f6f3b',
        payeeReference: reference(),
        payeeName: 'Trivsel',
        orderReference: 'booking-123',
      },
      ...overrides,
    },
  }
}

export function transaction(overrides: Json = {}): Json {
  return {
    transaction: {
      amount: 15_000,
      vatAmount: 0,
      description: 'Court booking',
      payeeReference: reference(),
      ...overrides,
    },
  }
}

/** Whatever the case of its key. */
export function orderIn({ body }: Pick<Answer, 'body'>): ShownOrder {
  return (body.paymentOrder ?? body.paymentorder) as ShownOrder
}

export const operationsIn = (body: Json): Operation[] => body.operations as Operation[]
export const relationsIn = (body: Json): string[] => operationsIn(body).map(({ rel }) => rel)

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryJournal } from '../journal.ts'
import { noon } from '../order/orders.testing.ts'
import type { PaymentOrder } from '../order/payment-order.ts'
import { orderIn, purchase, simulate, transaction } from '../simulator.testing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

type Sent = { seconds: number; url: string; body: Record<string, unknown> }

/** A merchant who notes when it hears of an order, and answers with these, the last one always. */
function merchantWho(...statuses: number[]) {
  const heard: Sent[] = []
  const send: typeof fetch = async (url, init) => {
    const seconds = (Date.now() - noon) / 1_000
    heard.push({ seconds, url: String(url), body: JSON.parse(String(init?.body)) })
    const status = statuses[Math.min(heard.length, statuses.length) - 1] ?? 200
    if (status === 0) throw new Error('nobody there')
    return new Response('ok', { status })
  }
  return { heard, send, seconds: () => heard.map((one) => one.seconds) }
}

function begin(options: { statuses?: number[]; environment?: Record<string, string> } = {}) {
  const merchant = merchantWho(...(options.statuses ?? [200]))
  const journal = createMemoryJournal<PaymentOrder>()
  const simulated = simulate({
    now: Date.now,
    journal,
    send: merchant.send,
    ...(options.environment && { environment: options.environment }),
  })
  return { ...simulated, ...merchant, journal }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

test('says that something has happened, and not what', async () => {
  const { create, pay, heard } = begin()
  const { id } = await create()
  await pay(id)
  await pass(2_000)
  expect(heard).toEqual([
    {
      seconds: 30,
      url: 'https://portal.example/callbacks/secret',
      body: {
        orderReference: 'booking-123',
        paymentOrder: { id, instrument: 'CreditCard', number: expect.any(Number) },
      },
    },
  ])
})

test.each([[500], [0], [202], [302]])(
  'tries six times while it hears %i and not 200',
  async (status) => {
    const { create, pay, seconds } = begin({ statuses: [status] })
    await pay((await create()).id)
    await pass(5_000)
    expect(seconds()).toEqual([30, 60, 360, 432, 864, 1265])
  },
)

test('stops once it has been received', async () => {
  const { create, pay, seconds } = begin({ statuses: [500, 500, 200] })
  await pay((await create()).id)
  await pass(5_000)
  expect(seconds()).toEqual([30, 60, 360])
})

test('passes faster when the time does', async () => {
  const { create, pay, seconds } = begin({
    statuses: [500],
    environment: { SIMULATOR_SPEED: '100' },
  })
  await pay((await create()).id)
  await pass(13)
  expect(seconds()).toEqual([0.3, 0.6, 3.6, 4.32, 8.64, 12.65])
})

test('is sent after each attempt and each transaction, and not for an order that nobody tried to pay', async () => {
  const { create, pay, operate, heard } = begin()
  await create()
  const { id } = await create()
  await pay(id, { decline: 'carddeclined' })
  await pay(id)
  await operate(id, 'capture', transaction({ amount: 5_000 }))
  await operate(id, 'capture', transaction({ amount: 50_000 }))
  await operate(id, 'cancel', transaction())
  await operate(id, 'reversal', transaction({ amount: 5_000 }))
  await pass(100)
  expect(heard).toHaveLength(5)
  expect(new Set(heard.map(({ body }) => JSON.stringify(body))).size).toBe(5)
})

test('is owed by no order without an address for it', async () => {
  const { create, pay, heard, control } = begin()
  const { urls } = purchase().paymentorder as { urls: Record<string, unknown> }
  const { id } = await create({ urls: { ...urls, callbackUrl: undefined } })
  await pay(id)
  const { body } = await control('GET', `/orders/${id.split('/').at(-1)}`)
  expect(body.callbacks).toEqual([])
  await pass(5_000)
  expect(heard).toEqual([])
})

test('is still owed after a restart, from the time of the transaction', async () => {
  const { create, pay, seconds, simulator } = begin({ statuses: [500, 200] })
  await pay((await create()).id)
  await pass(40)
  simulator.reload()
  await pass(100)
  expect(seconds()).toEqual([30, 60])
})

describe('by the switch', () => {
  const modes: [string, object, number[]][] = [
    ['off', {}, []],
    ['drop', {}, []],
    ['duplicate', {}, [30, 30]],
    ['delayed', { seconds: 100 }, [130]],
    // The headless payer is notified at once.
    ['after-complete', { seconds: 5 }, [5]],
  ]
  test.each(modes)('%s %j callbacks come at %j', async (mode, rest, expected) => {
    const { create, pay, seconds, control } = begin()
    await control('PATCH', '/switches', { callbacks: { mode, ...rest } })
    await pay((await create()).id)
    await pass(5_000)
    expect(seconds()).toEqual(expected)
  })

  test('after-complete one waits ten minutes for a payer who is never sent on', async () => {
    const { create, seconds, control, ask } = begin()
    await control('PATCH', '/switches', { callbacks: { mode: 'after-complete', seconds: 5 } })
    const order = await create()
    const token = await tokenOf(control, order.id)
    await ask(`/checkout/payer/${token}/pay`, {
      method: 'POST',
      body: JSON.stringify({
        number: '4925000000000004',
        expiry: '12/49',
        cvc: '123',

        amount: 15_000,
        host: 'https://portal.example',
      }),
    })
    await pass(629)
    expect(seconds()).toEqual([])
    await pass(5)
    expect(seconds()).toEqual([630])
  })

  test('before-create one comes before the merchant knows the order', async () => {
    const { merchant, heard, control } = begin()
    await control('PATCH', '/switches', { callbacks: { mode: 'before-create' } })
    const answer = merchant('POST', '/psp/paymentorders', purchase())
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.body).toMatchObject({ paymentOrder: { id: orderIn(await answer).id } })
  })
})

test('can be forged, and asked for', async () => {
  const { control, heard, create, pay } = begin()
  const url = 'https://portal.example/callbacks/guessed'
  const body = { paymentOrder: { id: '/psp/paymentorders/none' } }
  expect((await control('POST', '/callbacks/forged', { url, body })).body).toEqual({ status: 200 })
  expect(heard).toMatchObject([{ url, body }])
  const { id } = await create()
  await pay(id)
  await control('POST', `/orders/${id.split('/').at(-1)}/callback`)
  expect(heard[1]).toMatchObject({ seconds: 0, body: { paymentOrder: { id } } })
})

async function tokenOf(
  control: ReturnType<typeof simulate>['control'],
  id: string,
): Promise<string> {
  const { body } = await control('GET', `/orders/${id.split('/').at(-1)}`)
  return String(body.token)
}

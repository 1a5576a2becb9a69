import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RunningSimulator, startSimulator } from '../server.ts'
import { parseSettings } from '../settings.ts'
import { orderIn, purchase, relationsIn, simulate, transaction } from '../simulator.testing.ts'

describe('switches', () => {
  const fault = { operation: 'get', kind: 'status', status: 502, when: 'before' }

  test('hold for as many requests as they say', async () => {
    const { create, merchant, control } = simulate()
    const { id } = await create()
    await control('POST', '/faults', { ...fault, count: 2 })
    const statuses = []
    for (let times = 0; times < 3; times += 1) statuses.push((await merchant('GET', id)).status)
    expect(statuses).toEqual([502, 502, 200])
    expect((await control('GET', '/switches')).body.faults).toEqual([])
  })

  test('hold for one order, by its id or a reference', async () => {
    const { create, merchant, control } = simulate()
    const one = await create()
    const other = await create({
      payeeInfo: {
        payeeId: randomUUID(),
        payeeReference: 'OTHER',
        orderReference: 'booking-9',
      },
    })
    for (const only of [other.id, 'OTHER', 'booking-9']) {
      await control('PATCH', '/switches', { faults: [{ ...fault, only }] })
      expect((await merchant('GET', one.id)).status).toBe(200)
      expect((await merchant('GET', other.id)).status).toBe(502)
    }
    const creating = { ...fault, operation: 'create', only: 'NEXT' }
    await control('PATCH', '/switches', { faults: [creating] })
    const payeeInfo = { payeeId: randomUUID(), payeeReference: 'NEXT' }
    expect((await merchant('POST', '/psp/paymentorders', purchase())).status).toBe(200)
    const next = await merchant('POST', '/psp/paymentorders', purchase({ payeeInfo }))
    expect(next.status).toBe(502)
  })

  test('fall by a die that the seed throws', async () => {
    const thrown = async (seed: string) => {
      const { create, merchant, control } = simulate({ seed })
      const { id } = await create()
      await control('POST', '/faults', { ...fault, probability: 0.5 })
      const statuses = []
      for (let times = 0; times < 20; times += 1) statuses.push((await merchant('GET', id)).status)
      return statuses.join()
    }
    const first = await thrown('one')
    expect(await thrown('one')).toBe(first)
    expect(await thrown('two')).not.toBe(first)
    expect(first).toMatch(/502/)
    expect(first).toMatch(/200/)
  })

  test('are taken back all at once', async () => {
    const { control } = simulate()
    await control('PATCH', '/switches', {
      variations: true,
      faults: [fault],
      callbacks: { mode: 'off' },
    })
    expect((await control('DELETE', '/switches')).body).toMatchObject({
      variations: false,
      faults: [],
      callbacks: { mode: 'normal' },
    })
  })

  test.each([
    [{ operation: 'get', kind: 'decline' }, 'kind'],
    [{ operation: 'capture', kind: 'stale', milliseconds: 5 }, 'kind'],
    [{ operation: 'capture', kind: 'payer-closes' }, 'kind'],
    [{ operation: 'get', kind: 'status', status: 404, when: 'before' }, 'status'],
    [{ operation: 'get', kind: 'timeout' }, 'when'],
    [{ operation: 'get', kind: 'explode' }, 'kind'],
    [{ ...fault, count: 0 }, 'count'],
    [{ ...fault, colour: 'red' }, 'colour'],
  ])('that cannot be are refused: %j', async (wrong, field) => {
    const { status, body } = await simulate().control('POST', '/faults', wrong)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(field)
  })
})

describe('without a connection', () => {
  test.each([
    ['before', 15_000],
    ['after', 0],
  ])('an error %s the capture leaves %i to be captured', async (when, left) => {
    const { create, pay, operate, control, merchant } = simulate()
    const { id } = await create()
    await pay(id)
    await control('POST', '/faults', {
      operation: 'capture',
      kind: 'status',
      status: 504,
      when,
      count: 1,
    })
    expect((await operate(id, 'capture', transaction())).body).toMatchObject({
      type: 'https://api.payex.com/psp/errordetail/paymentorders/systemerror',
      status: 504,
    })
    expect(orderIn(await merchant('GET', id))).toMatchObject({ remainingCaptureAmount: left })
  })

  test('an answer that is no JSON comes after something that was done', async () => {
    const { merchant, control } = simulate()
    await control('POST', '/faults', { operation: 'create', kind: 'not-json', count: 1 })
    const answer = await merchant('POST', '/psp/paymentorders', purchase())
    expect(answer).toMatchObject({ status: 200, type: 'text/html' })
    expect((await control('GET', '/orders')).body.total).toBe(1)
  })

  test('a slow answer comes, and what was asked for is done before or after', async () => {
    for (const when of ['before', 'after']) {
      const { merchant, control } = simulate()
      await control('POST', '/faults', {
        operation: 'create',
        kind: 'slow',
        seconds: 0.2,
        when,
      })
      const start = performance.now()
      const answer = merchant('POST', '/psp/paymentorders', purchase())
      await vi.waitFor(async () =>
        expect((await control('GET', '/orders')).body.total).toBe(when === 'after' ? 1 : 0),
      )
      expect((await answer).status).toBe(200)
      expect(performance.now() - start).toBeGreaterThan(190)
    }
  })

  test('a read lags behind a change', async () => {
    const { create, pay, merchant, control, clock } = simulate()
    const { id } = await create()
    clock.now += 1_000
    await pay(id)
    await control('POST', '/faults', { operation: 'get', kind: 'stale', milliseconds: 500 })
    const read = async () => {
      const { body } = await merchant('GET', id)
      return { status: orderIn({ body }).status, offersAbort: relationsIn(body).includes('abort') }
    }
    clock.now += 499
    expect(await read()).toEqual({ status: 'Initialized', offersAbort: true })
    clock.now += 1
    expect(await read()).toEqual({ status: 'Paid', offersAbort: false })
  })

  test('the list of transactions is empty', async () => {
    const { create, pay, merchant, control } = simulate()
    const { id } = await create()
    await pay(id)
    await control('POST', '/faults', { operation: 'get', kind: 'empty-transactions', count: 1 })
    const list = async () => {
      const { body } = await merchant('GET', `${id}/financialtransactions`)
      return body.financialTransactions
    }
    expect(await list()).toMatchObject({ financialTransactionsList: [] })
    expect(await list()).toMatchObject({ financialTransactionsList: [{ type: 'Authorization' }] })
  })

  test('a capture that the acquirer declines is on record, and the fifth locks', async () => {
    const { create, pay, operate, control, merchant } = simulate()
    const { id } = await create()
    await pay(id)
    await control('POST', '/faults', {
      operation: 'capture',
      kind: 'decline',
      problem: 'acquirergatewaytimeout',
    })
    for (let times = 0; times < 5; times += 1)
      expect((await operate(id, 'capture', transaction())).status).toBe(504)
    const { body } = await merchant('GET', `${id}?$expand=postPurchaseFailedAttempts`)
    expect(relationsIn(body)).toEqual([])
    const { postPurchaseFailedAttempts } = orderIn({ body })
    expect(postPurchaseFailedAttempts).toMatchObject({
      postpurchaseFailedAttemptList: Array(5).fill({ type: 'Capture', status: 'Failed' }),
    })
    await control('POST', `/orders/${id.split('/').at(-1)}/unlock`)
    expect(relationsIn((await merchant('GET', id)).body)).toContain('capture')
  })
})

describe('with a connection', () => {
  let folder: string
  let running: RunningSimulator
  const tokens = { PAYMENT_TOKEN: randomUUID(), SIMULATOR_KEY: randomUUID() }
  const start = () =>
    startSimulator(parseSettings({ TRIVSEL_ENV: 'test', PORT: '0', DATA_DIR: folder, ...tokens }))
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'payment-faults-'))
    running = await start()
  })
  afterEach(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })

  const create = (milliseconds = 5_000) =>
    fetch(`${running.base}/psp/paymentorders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.PAYMENT_TOKEN}`,
        'content-type': 'application/json;version=3.1',
      },
      body: JSON.stringify(purchase()),
      signal: AbortSignal.timeout(milliseconds),
    }).then((answer) => answer.json())

  async function control(method: string, path: string, body: unknown = {}) {
    const answer = await fetch(`${running.base}/simulator${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.SIMULATOR_KEY}` },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const orders = async () => (await control('GET', '/orders')).total
  const set = (fault: object) => control('POST', '/faults', { operation: 'create', ...fault })

  test.each([
    ['before', 0],
    ['after', 1],
  ])('no answer ever: with "%s" there are %i orders', async (when, expected) => {
    await set({ kind: 'timeout', when, count: 1 })
    await expect(create(200)).rejects.toThrow(/timeout/)
    expect(await orders()).toBe(expected)
    expect(await create()).toHaveProperty('operations')
  })

  test.each([
    ['before', 0],
    ['after', 1],
  ])('a connection that is reset: with "%s" there are %i orders', async (when, expected) => {
    await set({ kind: 'reset', when, count: 1 })
    await expect(create()).rejects.toThrow(/fetch failed/)
    expect(await orders()).toBe(expected)
  })

  test('an answer that ends in the middle comes after something that was done', async () => {
    await set({ kind: 'cut', count: 1 })
    await expect(create()).rejects.toThrow(/terminated|Unexpected end/)
    expect(await orders()).toBe(1)
  })

  test('a restart loses the answer and the connection, and no order', async () => {
    await create()
    await set({ kind: 'restart', when: 'after', downMilliseconds: 100, count: 1 })
    await expect(create()).rejects.toThrow(/fetch failed/)
    await expect(orders()).rejects.toThrow(/fetch failed/)
    await vi.waitFor(async () => expect(await orders()).toBe(2), { timeout: 5_000 })
    const { events } = await control('GET', '/events')
    expect(events.at(-1)).toMatchObject({ what: 'start', did: '2 orders' })
  })

  test('another start knows the orders of the one before', async () => {
    await create()
    await running.stop()
    running = await start()
    expect(await orders()).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { base, simulate } from '../../../../payment-simulator/src/simulator.testing.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { toPaymentStatus } from './contract.ts'
import { createMemoryWorld } from './memory-world.testing.ts'
import { createPaymentProvider } from './provider/provider.server.ts'
import { type Engine, reconcilePayment } from './reconcile-payment.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { price } from './schedules.testing.ts'
import { startPayment } from './start-payment.server.ts'

const minute = 60_000
const page = () => 'https://portal.example/page'

/** A payer, a subject, the engine and the simulator, without faults but those that a test asks for. */
function setUp() {
  const clock = { now: Date.UTC(2026, 10, 23, 12) }
  const { simulator, tokens, pay, control, merchant } = simulate({
    now: () => clock.now,
    environment: { SIMULATOR_CALLBACKS: 'off' },
  })
  const world = createMemoryWorld(clock)
  const sent: string[] = []
  /** What goes wrong with the next call of a method. */
  const faults = new Map<string, 'before' | 'after'>()
  const transport: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET'
    const path = String(input).replace(base, '')
    sent.push(`${method} ${path.replace(/[\da-f-]{36}/, '…').replace(/\?.*/, '')}`)
    const fault = faults.get(method)
    faults.delete(method)
    const lost = Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    if (fault === 'before') throw lost
    const answer = await simulator.request(path, init as RequestInit)
    if (fault === 'after') throw lost
    return answer
  }
  const settings = { url: base, token: tokens.PAYMENT_TOKEN, payeeId, timeoutMilliseconds: 5_000 }
  const provider = createPaymentProvider(settings, transport)
  const engine: Engine<null> = { store: world.store, provider, kindOf: () => world.kind }

  const begin = (subjectId: string, userId = 'kari') =>
    startPayment(engine, {
      subjectKind: 'ticket',
      subjectId,
      userId,
      locale: 'no',
      userAgent: 'a browser',
      pages: { payment: page, complete: page, cancel: page },

      origin: 'https://portal.example',
      callbackUrl: 'https://portal.example/callback',
    })
  async function hold(userId = 'kari', minutes = 10): Promise<string> {
    const held = await world.hold('a court', userId, new Date(clock.now + minutes * minute))
    if (!held) throw new Error('It is not free')
    return held
  }
  const get = async (id: string) => {
    const found = await world.store.read(id)
    if (!found) throw new Error('There is no such payment')
    return found
  }
  const payBy = async (id: string, payer: Record<string, unknown> = {}) =>
    pay((await get(id)).orderId ?? '', payer)
  const stateOf = async (id: string) => (await get(id)).state
  const order = async (id: string) => provider.read((await get(id)).orderId ?? '')
  async function sweep(): Promise<void> {
    for (const id of await world.due()) await reconcilePayment(engine, id)
  }
  const captures = () => sent.filter((one) => one.startsWith('POST') && one.endsWith('captures'))
  return {
    clock,
    world,
    engine,
    faults,
    sent,
    control,
    merchant,
    begin,
    hold,
    payBy,
    stateOf,
    get,

    order,
    sweep,
    captures,
    reconcile: (id: string) => reconcilePayment(engine, id),
  }
}

const payeeId = '5cabf558-5283-482f-b252-4d58e06f6f3b'

describe('paying', () => {
  it('reserves, confirms, captures, and is in the books', async () => {
    const { begin, hold, payBy, reconcile: settle, get, world } = setUp()
    const { paymentId, checkoutUrl } = await begin(await hold())
    expect(checkoutUrl).toMatch(/^http:\/\/127/)
    await payBy(paymentId)
    expect(await settle(paymentId)).toBe('done')
    const paid = await get(paymentId)
    expect([paid.state, toPaymentStatus(paid)]).toEqual(['captured', 'PAID'])
    expect(await world.slots()).toEqual([{ name: 'a court', paymentId }])
    expect((await world.books()).flat().map(({ amountOre }) => amountOre)).toEqual([price, -price])
  })

  it('is one payment for the same subject, with a fresh address each time', async () => {
    const { begin, hold, world } = setUp()
    const subject = await hold()
    const first = await begin(subject)
    const again = await begin(subject)
    expect(again.paymentId).toBe(first.paymentId)
    expect(await world.payments()).toHaveLength(1)
  })

  it('is not shown to somebody else, whatever the kind says', async () => {
    const { begin, hold, engine, world } = setUp()
    const subject = await hold()
    await begin(subject)
    const findPayable = async () => ({ amountOre: 1, vatOre: 0, payBefore: new Date(0) })
    const careless = { ...engine, kindOf: () => ({ ...world.kind, findPayable }) }
    const foreign = startPayment(careless, {
      subjectKind: 'ticket',
      subjectId: subject,
      userId: 'ola',
      locale: 'en',

      userAgent: 'a browser',
      pages: { payment: page, complete: page, cancel: page },

      origin: 'https://portal.example',
      callbackUrl: 'https://portal.example/callback',
    })
    await expect(foreign).rejects.toThrow('PAYMENT_UNKNOWN')
  })

  it('is nobody else’s', async () => {
    const { begin, hold } = setUp()
    await begin(await hold())
    await expect(begin('a court-0', 'ola')).rejects.toThrow('NOT_HELD')
  })

  it('takes the money once, however many bring the news', async () => {
    const { begin, hold, payBy, reconcile: settle, captures, stateOf } = setUp()
    const { paymentId } = await begin(await hold())
    await payBy(paymentId)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => settle(paymentId)))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    await settle(paymentId)
    expect(captures()).toHaveLength(1)
    expect(await stateOf(paymentId)).toBe('captured')
  })

  it('goes on after a decline', async () => {
    const { begin, hold, payBy, reconcile: settle, stateOf } = setUp()
    const { paymentId } = await begin(await hold())
    await payBy(paymentId, { decline: 'carddeclined' })
    await settle(paymentId)
    expect(await stateOf(paymentId)).toBe('opened')
    await payBy(paymentId)
    await settle(paymentId)
    expect(await stateOf(paymentId)).toBe('captured')
  })

  it('is found by the sweeper when the window was closed', async () => {
    const { begin, hold, payBy, sweep, stateOf, clock } = setUp()
    const { paymentId } = await begin(await hold())
    await payBy(paymentId)
    await sweep()
    expect(await stateOf(paymentId)).toBe('opened')
    clock.now += minute
    await sweep()
    expect(await stateOf(paymentId)).toBe('captured')
  })
})

describe('the end of a hold', () => {
  it('ends the order at the provider before anybody else gets the subject', async () => {
    const { begin, hold, sweep, stateOf, clock, order, world } = setUp()
    const { paymentId } = await begin(await hold())
    clock.now += 10 * minute
    await sweep()
    expect(await stateOf(paymentId)).toBe('aborted')
    expect((await order(paymentId)).status).toBe('Aborted')
    expect(await world.slots()).toEqual([])
  })

  it('asks once each time, and again later, while the provider does not end it', async () => {
    const { begin, hold, sweep, stateOf, clock, control, sent } = setUp()
    const { paymentId } = await begin(await hold())
    const fault = { operation: 'abort', kind: 'status', status: 500, when: 'before', count: 2 }
    await control('POST', '/faults', fault)
    const asked = () => sent.filter((one) => one.startsWith('PATCH')).length
    clock.now += 10 * minute
    await sweep()
    expect([await stateOf(paymentId), asked()]).toEqual(['opened', 1])
    for (const times of [2, 3]) {
      clock.now += minute
      await sweep()
      expect(asked()).toBe(times)
    }
    expect(await stateOf(paymentId)).toBe('aborted')
  })

  it('waits for who is at the bank, who may still pay', async () => {
    const { begin, hold, payBy, sweep, stateOf, clock } = setUp()
    const { paymentId } = await begin(await hold())
    clock.now += 9 * minute
    await payBy(paymentId, { number: '5226612199533406', bank: 'leave' })
    clock.now += 2 * minute
    await sweep()
    expect(await stateOf(paymentId)).toBe('opened')
    clock.now += 10 * minute
    await sweep()
    expect(await stateOf(paymentId)).toBe('aborted')
  })

  it('gives late money back when the subject is somebody else’s by then', async () => {
    const { begin, hold, payBy, sweep, stateOf, clock, captures, order } = setUp()
    const { paymentId } = await begin(await hold())
    clock.now += 11 * minute
    await payBy(paymentId)
    const second = await begin(await hold('ola'), 'ola')
    await sweep()
    expect(await stateOf(paymentId)).toBe('cancelled')
    expect((await order(paymentId)).status).toBe('Cancelled')
    expect(captures()).toEqual([])
    await payBy(second.paymentId)
    clock.now += minute
    await sweep()
    expect(await stateOf(second.paymentId)).toBe('captured')
  })

  it('lets who pays late have it when nobody else wanted it', async () => {
    const { begin, hold, payBy, sweep, stateOf, clock } = setUp()
    const { paymentId } = await begin(await hold())
    clock.now += 11 * minute
    await payBy(paymentId)
    await sweep()
    expect(await stateOf(paymentId)).toBe('captured')
  })
})

describe('a payer who cancels', () => {
  it('ends the order at once, and frees the subject', async () => {
    const { begin, hold, engine, order, stateOf, world } = setUp()
    const { paymentId } = await begin(await hold())
    await cancelPayment(engine, paymentId)
    expect(await stateOf(paymentId)).toBe('aborted')
    expect((await order(paymentId)).status).toBe('Aborted')
    expect(await world.slots()).toEqual([])
    await cancelPayment(engine, paymentId)
    expect(await stateOf(paymentId)).toBe('aborted')
  })

  it('has it when they had paid already', async () => {
    const { begin, hold, engine, payBy, stateOf } = setUp()
    const { paymentId } = await begin(await hold())
    await payBy(paymentId)
    await cancelPayment(engine, paymentId)
    expect(await stateOf(paymentId)).toBe('captured')
  })

  it('is not somebody whom nobody knows', async () => {
    const { engine } = setUp()
    await expect(cancelPayment(engine, 'nobody')).rejects.toThrow('PAYMENT_UNKNOWN')
  })
})

describe('an answer that was lost', () => {
  it('of a creation leaves nothing that anybody could pay, and the next one succeeds', async () => {
    const { begin, hold, faults, world } = setUp()
    const subject = await hold()
    faults.set('POST', 'after')
    await expect(begin(subject)).rejects.toThrow('PAYMENT_PROVIDER_AWAY')
    const { paymentId } = await begin(subject)
    const [lost, made] = await world.payments()
    expect([lost?.state, made?.state, made?.id]).toEqual(['abandoned', 'opened', paymentId])
    const references = [lost, made].map((one) => one?.operations[0]?.reference)
    expect(new Set(references).size).toBe(2)
  })

  it.each(['before', 'after'] as const)(
    'of a capture (%s it was done) takes the money once',
    async (when) => {
      const {
        begin,
        hold,
        payBy,
        reconcile: settle,
        sweep,
        faults,
        stateOf,
        clock,
        order,
        get,
      } = setUp()
      const { paymentId } = await begin(await hold())
      await payBy(paymentId)
      faults.set('POST', when)
      await settle(paymentId)
      expect(await stateOf(paymentId)).toBe(when === 'after' ? 'captured' : 'confirmed')
      clock.now += minute
      await sweep()
      expect(await stateOf(paymentId)).toBe('captured')
      const { transactions } = await order(paymentId)
      expect(transactions.filter(({ type }) => type === 'Capture')).toHaveLength(1)
      expect((await get(paymentId)).operations).toHaveLength(2)
    },
  )

  it('of a reading changes nothing, and it is read again later and later', async () => {
    const { begin, hold, faults, reconcile: settle, get } = setUp()
    const { paymentId } = await begin(await hold())
    faults.set('GET', 'before')
    expect(await settle(paymentId)).toBe('provider-unavailable')
    expect(await get(paymentId)).toMatchObject({ state: 'opened', failedAttempts: 1 })
    expect(await settle(paymentId)).toBe('done')
    expect(await get(paymentId)).toMatchObject({ failedAttempts: 0 })
  })
})

describe('an acquirer that declines the capture', () => {
  it('is asked three times, and then somebody is called, who can still give it up', async () => {
    const {
      begin,
      hold,
      payBy,
      sweep,
      reconcile: settle,
      stateOf,
      clock,
      control,
      captures,
      engine,
      get,
    } = setUp()
    const { paymentId } = await begin(await hold())
    await payBy(paymentId)
    await control('POST', '/faults', { operation: 'capture', kind: 'decline' })
    await settle(paymentId)
    for (const minutes of [1, 5, 30]) {
      expect(await stateOf(paymentId)).toBe('confirmed')
      clock.now += minutes * minute
      await sweep()
    }
    expect(captures()).toHaveLength(3)
    expect(await get(paymentId)).toMatchObject({
      state: 'attention',
      attentionReason: 'capture-failed',
      attentionFrom: 'confirmed',
    })
    clock.now += 24 * 60 * minute
    await sweep()
    expect(captures()).toHaveLength(3)
    await refundPayment(engine, paymentId, { refundOre: () => price, detail: 'by-staff' })
    expect(await stateOf(paymentId)).toBe('cancelled')
  })
})

describe('giving back', () => {
  async function captured() {
    const parts = setUp()
    const { paymentId } = await parts.begin(await parts.hold())
    await parts.payBy(paymentId)
    await parts.reconcile(paymentId)
    return { ...parts, paymentId }
  }

  it('returns a part, and frees the subject', async () => {
    const { engine, paymentId, order, get, world } = await captured()
    await refundPayment(engine, paymentId, { refundOre: () => 5_000, detail: 'by-payer' })
    expect(await get(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 5_000 })
    expect((await order(paymentId)).remainingReversalOre).toBe(10_000)
    expect(await world.slots()).toEqual([])
  })

  it('returns the rest later, and never more than was paid', async () => {
    const { engine, paymentId, order, get } = await captured()
    const back = (ore: number) =>
      refundPayment(engine, paymentId, { refundOre: () => ore, detail: 'by-staff' })
    await back(5_000)
    await expect(back(10_001)).rejects.toThrow('PAYMENT_REFUND_TOO_HIGH')
    for (const ore of [0, -1, 0.5])
      await expect(back(ore)).rejects.toThrow('PAYMENT_STEP_NOT_POSSIBLE')
    await back(10_000)
    expect(await get(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: price })
    expect((await order(paymentId)).status).toBe('Reversed')
  })

  it('has the VAT of its part, and all parts together have all of it', async () => {
    const { engine, paymentId, get, control } = await captured()
    const parts = [4_999, 4_999, 5_002]
    for (const ore of parts)
      await refundPayment(engine, paymentId, { refundOre: () => ore, detail: 'by-staff' })
    const guid = (await get(paymentId)).orderId?.split('/').at(-1)
    const { transactions } = (await control('GET', `/orders/${guid}`)).body as {
      transactions: { type: string; amount: number; vatAmount: number }[]
    }
    const moved = transactions.map(({ type, amount, vatAmount }) => [type, amount, vatAmount])
    expect(moved).toEqual([
      ['Authorization', 15_000, 3_000],
      ['Capture', 15_000, 3_000],
      ['Reversal', 4_999, 1_000],
      ['Reversal', 4_999, 1_000],
      ['Reversal', 5_002, 1_000],
    ])
  })

  it('is done once, of two who ask at once', async () => {
    const { engine, paymentId, order } = await captured()
    const back = () =>
      refundPayment(engine, paymentId, { refundOre: () => price, detail: 'by-payer' })
    const outcomes = await Promise.allSettled([back(), back()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { transactions } = await order(paymentId)
    expect(transactions.filter(({ type }) => type === 'Reversal')).toHaveLength(1)
  })

  it('is not for what nobody has paid', async () => {
    const { engine, begin, hold } = setUp()
    const { paymentId } = await begin(await hold())
    const back = refundPayment(engine, paymentId, { refundOre: () => price, detail: 'by-payer' })
    await expect(back).rejects.toThrow('PAYMENT_STEP_NOT_POSSIBLE')
    await expect(
      refundPayment(engine, paymentId, { refundOre: () => price + 1, detail: 'by-payer' }),
    ).rejects.toThrow('PAYMENT_REFUND_TOO_HIGH')
    const unknown = refundPayment(engine, 'nobody', { refundOre: () => price, detail: 'by-payer' })
    await expect(unknown).rejects.toThrow('PAYMENT_UNKNOWN')
  })
})

describe('money that moved without us', () => {
  it('calls somebody before anything more is done', async () => {
    const { begin, hold, payBy, reconcile: settle, get, order, merchant, captures } = setUp()
    const { paymentId } = await begin(await hold())
    await payBy(paymentId)
    const capture = (await order(paymentId)).operations.get('capture')
    await merchant('POST', capture?.href ?? '', {
      transaction: { amount: 100, vatAmount: 0, description: 'By hand', payeeReference: 'BYHAND' },
    })
    expect(await settle(paymentId)).toBe('needs-attention')
    expect(await settle(paymentId)).toBe('done')
    expect(await get(paymentId)).toMatchObject({ attentionReason: 'unknown-transaction' })
    expect(captures()).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import {
  abortAttempt,
  authorise,
  type Change,
  decline,
  expireAttempt,
  sendToBank,
} from './attempts.ts'
import {
  abort,
  cancel,
  capture,
  fail,
  failTransaction,
  reverse,
  unlock,
  update,
} from './merchant-changes.ts'
import { operationsOf, type Relation } from './operations.ts'
import { asked, card, newOrder, noon, occurrence, type State, states } from './orders.testing.ts'
import type { PaymentOrder, Status } from './payment-order.ts'
import { cardProblem } from './problem.ts'
import { remainingOf } from './remaining.ts'

const views: Relation[] = ['redirect-checkout', 'view-checkout']
const open: Relation[] = [
  ...(['update-order', 'abort', 'abort-paymentattempt'] as const),
  ...views,
  'view-paymentsession',
]
const takeable: Relation[] = ['cancel', 'capture']

const table: Record<State, { status: Status; offers: Relation[]; remaining: number[] }> = {
  initialized: { status: 'Initialized', offers: open, remaining: [0, 0, 0] },
  declined: { status: 'Initialized', offers: open, remaining: [0, 0, 0] },
  'at the bank': {
    status: 'Initialized',
    offers: ['abort-paymentattempt', ...views, 'view-paymentsession'],
    remaining: [0, 0, 0],
  },
  paid: { status: 'Paid', offers: [...takeable, ...views], remaining: [10_000, 10_000, 0] },
  'partly captured': {
    status: 'Paid',
    offers: [...takeable, 'reversal', ...views],
    remaining: [6_000, 6_000, 4_000],
  },
  captured: { status: 'Paid', offers: ['reversal'], remaining: [0, 0, 10_000] },
  'partly captured and given back': {
    status: 'Paid',
    offers: [...takeable, ...views],
    remaining: [6_000, 6_000, 0],
  },
  'captured and partly given back': {
    status: 'Paid',
    offers: ['reversal'],
    remaining: [0, 0, 6_000],
  },
  'captured in part, the rest released': {
    status: 'Paid',
    offers: ['reversal'],
    remaining: [0, 0, 4_000],
  },
  'captured in part, the rest released, given back': {
    status: 'Reversed',
    offers: [],
    remaining: [0, 0, 0],
  },
  reversed: { status: 'Reversed', offers: [], remaining: [0, 0, 0] },
  cancelled: { status: 'Cancelled', offers: [], remaining: [0, 0, 0] },
  aborted: { status: 'Aborted', offers: views, remaining: [0, 0, 0] },
  failed: { status: 'Failed', offers: [], remaining: [0, 0, 0] },
  locked: { status: 'Paid', offers: [], remaining: [6_000, 6_000, 4_000] },
}

const merchantDoes: Partial<Record<Relation, (order: PaymentOrder) => Change>> = {
  abort: (order) => abort(order, noon, 'CancelledByConsumer'),
  'update-order': (order) => update(order, noon, { amount: 5_000, vatAmount: 0 }),
  'abort-paymentattempt': (order) => abortAttempt(order, noon),
  capture: (order) => capture(order, occurrence(), asked(1)),
  cancel: (order) => cancel(order, occurrence(), asked(0)),
  reversal: (order) => reverse(order, occurrence(), asked(1)),
}
const payerDoes: Record<string, (order: PaymentOrder) => Change> = {
  'being authorised': (order) => authorise(order, occurrence(), { card, isSecure: false }),
  'going to the bank': (order) =>
    sendToBank(order, occurrence(), card, { token: 'another', until: noon + 1 }),
}

describe.each(Object.entries(table))('an order that is %s', (state, expected) => {
  const order = states[state as State]()

  test(`is ${expected.status} and offers what it can do`, () => {
    expect(order.status).toBe(expected.status)
    expect(operationsOf(order, noon)).toEqual(expected.offers)
    expect(Object.values(remainingOf(order))).toEqual(expected.remaining)
  })

  test.each(Object.entries(merchantDoes))('%s goes if and only if it is offered', (name, act) => {
    const { order: after, problem } = act(order)
    if (expected.offers.includes(name as Relation)) {
      expect(problem).toBeUndefined()
      return
    }
    const isLocked = state === 'locked' && name !== 'abort-paymentattempt'
    expect(problem).toMatchObject(
      isLocked
        ? { status: 403, type: 'paymentorders/forbidden' }
        : { status: 409, type: 'paymentorders/conflict' },
    )
    expect(after).toBe(order)
  })

  test.each(Object.entries(payerDoes))('%s goes only while it is open', (_, act) => {
    const { order: after, problem } = act(order)
    if (expected.status === 'Initialized') expect(problem).toBeUndefined()
    else {
      expect(problem).toMatchObject({ status: 409 })
      expect(after).toBe(order)
    }
  })

  test('fails only while it is open', () => {
    const { order: after } = fail(order, noon, cardProblem('acquirererror'))
    expect(after.status).toBe(expected.status === 'Initialized' ? 'Failed' : expected.status)
  })
})

describe('an amount', () => {
  test.each([
    [1, undefined],
    [6_000, undefined],
    [6_001, 'paymentorders/inputerror'],
  ])('of %i can be captured of 6,000 that are left: refused with %s', (amount, type) => {
    expect(capture(states['partly captured'](), occurrence(), asked(amount)).problem?.type).toBe(
      type,
    )
  })

  test.each([
    [4_000, undefined],
    [4_001, 'paymentorders/inputerror'],
  ])('of %i cannot be refunded of 4,000 that were captured: refused with %s', (amount, type) => {
    expect(reverse(states['partly captured'](), occurrence(), asked(amount)).problem?.type).toBe(
      type,
    )
  })

  test('that was released cannot be captured any more', () => {
    const order = states['captured in part, the rest released']()
    expect(order.transactions.map(({ type, amount }) => [type, amount])).toEqual([
      ['Authorization', 10_000],
      ['Capture', 4_000],
      ['Cancellation', 6_000],
    ])
  })

  test('is what the order asked for when it was authorised, not before', () => {
    const changed = update(newOrder(), noon, { amount: 5_000, vatAmount: 100 }).order
    const { order } = authorise(changed, occurrence(), { card, isSecure: true })
    expect(order.transactions).toMatchObject([{ amount: 5_000, vatAmount: 100 }])
  })
})

describe('captures and reversals that fail', () => {
  const problem = cardProblem('acquirererror')
  const failing = (order: PaymentOrder, type: 'Capture' | 'Reversal', times: number) =>
    Array.from({ length: times }).reduce<PaymentOrder>(
      (before) => failTransaction(before, occurrence(), type, asked(1), problem).order,
      order,
    )

  test.each([
    [4, false],
    [5, true],
  ])('%i in a row lock the payment: %s', (times, isLocked) => {
    for (const type of ['Capture', 'Reversal'] as const) {
      const order = failing(states['partly captured'](), type, times)
      expect(order.isLocked).toBe(isLocked)
      expect(order.failures).toHaveLength(times)
    }
  })

  test('are counted by kind, and from zero after one that goes through', () => {
    const mixed = failing(failing(states['partly captured'](), 'Capture', 4), 'Reversal', 4)
    expect(mixed.isLocked).toBe(false)
    const { order } = capture(mixed, occurrence(), asked(1))
    expect(failing(order, 'Capture', 4).isLocked).toBe(false)
    expect(failing(order, 'Reversal', 1).isLocked).toBe(true)
  })

  test('because too much is asked for count like others', () => {
    const order = Array.from({ length: 5 }).reduce<PaymentOrder>(
      (before) => capture(before, occurrence(), asked(10_001)).order,
      states.paid(),
    )
    expect(order.isLocked).toBe(true)
  })

  test('are forgiven by support', () => {
    const order = unlock(states.locked())
    expect(operationsOf(order, noon)).toContain('capture')
    expect(failing(order, 'Capture', 4).isLocked).toBe(false)
  })
})

describe('attempts', () => {
  test('that are declined leave the order open, with the reason', () => {
    const { order, problem } = decline(newOrder(), occurrence(), 'acquirerinsufficientfunds')
    expect(problem?.type).toBe('creditcard/acquirerinsufficientfunds')
    expect(order).toMatchObject({
      status: 'Initialized',
      failedAttempts: [{ status: 'Failed', problem: { status: 403 } }],
    })
  })

  test('at the bank end when the bank waits no longer, to the millisecond', () => {
    const order = states['at the bank']()
    const until = noon + 600_000
    expect(expireAttempt(order, until - 1)).toBe(order)
    expect(operationsOf(order, until - 1)).not.toContain('abort')
    expect(operationsOf(order, until)).toContain('abort')
    expect(expireAttempt(order, until)).toMatchObject({
      attempt: null,
      failedAttempts: [{ at: until, problem: { type: 'creditcard/authenticationrequired' } }],
    })
  })

  test('at the bank are cancelled when the payer starts another one', () => {
    const { order } = sendToBank(states['at the bank'](), occurrence(), card, {
      token: 'second',
      until: noon + 1,
    })
    expect(order.attempt?.challenge.token).toBe('second')
    expect(order.failedAttempts).toMatchObject([{ status: 'Aborted' }])
  })

  test('keep their number from the bank to the payment', () => {
    const order = states['at the bank']()
    const paid = authorise(order, occurrence(), { card, isSecure: true }).order
    expect(paid.paid?.number).toBe(order.attempt?.number)
  })

  test('are at most a hundred in one order', () => {
    const order = Array.from({ length: 100 }).reduce<PaymentOrder>(
      (before) => decline(before, occurrence(), 'carddeclined').order,
      newOrder(),
    )
    const { order: after, problem } = decline(order, occurrence(), 'carddeclined')
    expect(problem).toMatchObject({ type: 'creditcard/velocitycheck', status: 429 })
    expect(after).toBe(order)
  })

  test('that were never started end without a trace', () => {
    const order = newOrder()
    expect(abortAttempt(order, noon)).toEqual({ order })
  })
})

describe('whatever is done to an order, in whatever sequence', () => {
  const acts: ((order: PaymentOrder, at: number, amount: number) => Change)[] = [
    (order, at) => decline(order, occurrence(at), 'carddeclined'),
    (order, at) => sendToBank(order, occurrence(at), card, { token: 'one', until: at + 5 }),
    (order, at) => abortAttempt(order, at),
    (order, at) => authorise(order, occurrence(at), { card, isSecure: true }),
    (order, at) => abort(order, at, 'CancelledByConsumer'),
    (order, at, amount) => update(order, at, { amount, vatAmount: 0 }),
    (order, at, amount) => capture(order, occurrence(at), asked(amount)),
    (order, at, amount) => capture(order, occurrence(at), asked(amount)),
    (order, at) => cancel(order, occurrence(at), asked(0)),
    (order, at, amount) => reverse(order, occurrence(at), asked(amount)),
    (order, at) => ({ order: expireAttempt(order, at) }),
  ]

  test('no øre is captured that was not authorised, or refunded that was not captured', () => {
    for (let walk = 0; walk < 300; walk += 1) {
      const random = randomFrom(`walk ${walk}`)
      let order = newOrder()
      for (let step = 0; step < 40; step += 1) {
        const act = acts[Math.floor(random() * acts.length)]
        const before = order
        const change = act?.(order, noon + step, 1 + Math.floor(random() * 6_000))
        order = change?.order ?? order
        const { capture: open, reversal } = remainingOf(order)
        const where = `walk ${walk}, step ${step}`
        expect(Math.min(open, reversal), where).toBeGreaterThanOrEqual(0)
        if (change?.problem) expect(order.transactions, where).toEqual(before.transactions)
        const isSettled = open === 0 && reversal === 0 && order.paid !== null
        expect(['Cancelled', 'Reversed'].includes(order.status), where).toBe(isSettled)
        expect(order.paid !== null, where).toBe(order.transactions.length > 0)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { Operation, Payment } from './payment.ts'
import { automaticTries, findCompleted, nextTryAt, planNext } from './plan.ts'
import type { ProviderOrder, ProviderTransaction } from './provider/read-order.ts'

const now = new Date('2026-11-23T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const price = 15_000

const operation = (change: Partial<Operation> = {}): Operation => ({
  id: 2,
  kind: 'capture',
  reference: '251800000002',
  amountOre: price,
  state: 'started',

  tries: 1,
  extraTries: 0,
  nextTryAt: null,
  ...change,
})

const payment = (change: Partial<Payment> = {}): Payment => ({
  id: 'a-payment',
  subjectKind: 'court',
  subjectId: '1',
  userId: 'kari',

  amountOre: price,
  vatOre: price / 5,
  account: null,
  state: 'opened',
  attentionReason: null,
  attentionFrom: null,

  version: 2,
  payBefore: inSeconds(600),
  refundDueOre: 0,
  orderId: '/psp/1',

  confirmedAt: null,
  failedAttempts: 0,
  operations: [],
  ...change,
})

const shown = (type: string, change: Partial<ProviderTransaction> = {}): ProviderTransaction => ({
  type,
  number: 1,
  amountOre: price,
  reference: '251800000002',
  at: now,
  ...change,
})

const order = (
  status: ProviderOrder['status'],
  offered: readonly string[] = [],
  change: Partial<ProviderOrder> = {},
): ProviderOrder => ({
  id: '/psp/1',
  status,
  amountOre: price,
  currency: 'NOK',

  remainingCaptureOre: 0,
  remainingReversalOre: 0,
  orderReference: null,
  transactions: [],
  operations: new Map(offered.map((rel) => [rel, { method: 'POST', href: 'https://x.example' }])),
  ...change,
})

const wait = (until: Date | null) => ({ action: 'wait', until })
const attention = (reason: string) => ({ action: 'attention', reason })

describe('a payment that is opened', () => {
  const open = order('Initialized', ['abort'])

  it('is left alone until its time is over, and looked at each minute', () => {
    expect(planNext(payment(), open, now)).toEqual(wait(inSeconds(60)))
    const soonOver = payment({ payBefore: inSeconds(20) })
    expect(planNext(soonOver, open, now)).toEqual(wait(inSeconds(20)))
  })

  it('is ended from the very moment that its time is over', () => {
    const over = payment({ payBefore: now })
    expect(planNext(over, open, now)).toEqual({ action: 'abort' })
    expect(planNext(over, open, new Date(now.getTime() - 1))).toMatchObject({ action: 'wait' })
  })

  it('is not ended while its payer is at the bank', () => {
    const atBank = order('Initialized', ['abort-paymentattempt'])
    expect(planNext(payment({ payBefore: now }), atBank, now)).toEqual(wait(inSeconds(15)))
  })

  it('goes on when it was paid, however late', () => {
    const late = payment({ payBefore: inSeconds(-3_600) })
    expect(planNext(late, order('Paid', ['capture']), now)).toEqual({
      action: 'transition',
      to: 'authorised',
    })
  })

  it.each(['Aborted', 'Cancelled', 'Failed'] as const)(
    'frees its subject when it is %s',
    (status) => {
      const plan = planNext(payment(), order(status), now)
      expect(plan).toEqual({ action: 'transition', to: 'aborted', release: true })
    },
  )
})

describe('what the provider shows', () => {
  it.each<[string, Partial<ProviderOrder>]>([
    ['another amount', { amountOre: price + 1 }],
    ['another currency', { currency: 'SEK' }],
    ['another of our names', { orderReference: 'another-payment' }],
  ])('with %s needs somebody before anything is confirmed', (_, change) => {
    for (const state of ['opened', 'authorised', 'confirmed'] as const)
      expect(planNext(payment({ state }), order('Paid', ['capture'], change), now)).toEqual(
        attention('order-differs'),
      )
  })

  it.each(['Capture', 'Cancellation', 'Reversal', 'Sale', 'Something'])(
    'of a %s that we did not ask for needs somebody',
    (type) => {
      const transactions = [shown(type, { reference: 'somebody' })]
      expect(
        planNext(
          payment({ state: 'confirmed' }),
          order('Paid', ['capture'], { transactions }),
          now,
        ),
      ).toEqual(attention('unknown-transaction'))
    },
  )

  it('of a capture of ours with another amount needs somebody', () => {
    const found = payment({ state: 'confirmed', operations: [operation()] })
    const transactions = [shown('Capture', { amountOre: price - 1 })]
    expect(findCompleted(found, order('Paid', [], { transactions }))).toEqual([])
    expect(planNext(found, order('Paid', [], { transactions }), now)).toEqual(
      attention('unknown-transaction'),
    )
  })

  it('is found by our references alone', () => {
    const found = payment({
      operations: [operation(), operation({ id: 3, reference: 'other', state: 'done' })],
    })
    const transactions = [
      shown('Authorization'),
      shown('Capture'),
      shown('Capture', { reference: 'other' }),
    ]
    expect(findCompleted(found, order('Paid', [], { transactions }))).toEqual([
      { operation: found.operations[0], transaction: transactions[1] },
    ])
  })
})

describe('a payment that is authorised', () => {
  const authorised = payment({ state: 'authorised' })

  it('asks the subject first', () => {
    expect(planNext(authorised, order('Paid', ['capture', 'cancel']), now)).toEqual({
      action: 'confirm',
    })
  })
  it('waits when it is shown an answer of before', () => {
    expect(planNext(authorised, order('Initialized', ['abort']), now)).toEqual(wait(inSeconds(15)))
  })
  it('is over when the reservation is', () => {
    const plan = planNext(authorised, order('Cancelled'), now)
    expect(plan).toEqual({ action: 'transition', to: 'cancelled', release: true })
  })
})

describe('a payment that is confirmed', () => {
  const confirmed = (operations: readonly Operation[] = []) =>
    payment({ state: 'confirmed', confirmedAt: now, operations })
  const capturable = order('Paid', ['capture', 'cancel'])

  it('is captured', () => {
    expect(planNext(confirmed(), capturable, now)).toEqual({
      action: 'operate',
      kind: 'capture',
      amountOre: price,
      started: null,
    })
  })

  it('is captured under the reference that was started, once its pause is over', () => {
    const started = operation({ nextTryAt: now })
    expect(planNext(confirmed([started]), capturable, now)).toMatchObject({
      action: 'operate',
      started,
    })
    const waiting = operation({ nextTryAt: inSeconds(1) })
    expect(planNext(confirmed([waiting]), capturable, now)).toEqual(wait(inSeconds(1)))
  })

  it('is tried three times by itself, a fourth time when staff say so, and never a fifth', () => {
    const tried = (tries: number, extraTries = 0) =>
      planNext(confirmed([operation({ tries, extraTries })]), capturable, now)
    expect(automaticTries).toBe(3)
    expect(tried(2)).toMatchObject({ action: 'operate' })
    expect(tried(3)).toEqual(attention('capture-failed'))
    expect(tried(3, 1)).toMatchObject({ action: 'operate' })
    expect(tried(4, 1)).toEqual(attention('capture-failed'))
  })

  it('is captured once the provider lists it, and not because it offers nothing more', () => {
    const done = confirmed([operation({ state: 'done' })])
    expect(planNext(done, order('Paid', ['reversal']), now)).toEqual({
      action: 'transition',
      to: 'captured',
    })
    const sent = confirmed([operation({ nextTryAt: now })])
    expect(planNext(sent, order('Paid', ['reversal']), now)).toEqual(wait(inSeconds(60)))
  })

  it('needs somebody when what was sent is not listed for most of an hour', () => {
    const sent = confirmed([operation({ nextTryAt: inSeconds(-40 * 60) })])
    expect(planNext(sent, order('Paid', ['reversal']), now)).toEqual(attention('locked'))
  })

  it('needs somebody when the provider offers nothing, or has ended it', () => {
    expect(planNext(confirmed(), order('Paid'), now)).toEqual(attention('locked'))
    expect(planNext(confirmed(), order('Cancelled'), now)).toEqual(attention('ended-elsewhere'))
  })

  it('is captured already when it was a sale', () => {
    const sold = confirmed([operation({ kind: 'create', state: 'done' })])
    expect(planNext(sold, order('Paid', ['reversal']), now)).toEqual({
      action: 'transition',
      to: 'captured',
    })
  })
})

describe('a payment whose subject was lost', () => {
  const cancelling = (operations: readonly Operation[] = []) =>
    payment({ state: 'cancelling', operations })

  it('is released, and never captured', () => {
    expect(planNext(cancelling(), order('Paid', ['capture', 'cancel']), now)).toMatchObject({
      action: 'operate',
      kind: 'cancel',
    })
    expect(planNext(cancelling(), order('Cancelled'), now)).toEqual({
      action: 'transition',
      to: 'cancelled',
    })
  })

  it('goes back when it turns out that it was captured', () => {
    const captured = cancelling([operation({ state: 'done' })])
    expect(planNext(captured, order('Paid', ['reversal']), now)).toEqual({ action: 'refund-all' })
  })

  it('waits for the list when a capture was under way', () => {
    const dropped = cancelling([operation({ state: 'dropped', nextTryAt: now })])
    expect(planNext(dropped, order('Paid', ['reversal']), now)).toEqual(wait(inSeconds(60)))
  })
})

describe('a payment that goes back', () => {
  const refunding = (back: readonly number[], due = price) =>
    payment({
      state: 'refunding',
      refundDueOre: due,
      operations: [
        operation({ state: 'done' }),
        ...back.map((amountOre) => operation({ kind: 'reversal', state: 'done', amountOre })),
      ],
    })
  const reversible = order('Paid', ['reversal'])

  it('is refunded as far as it is due, less what was refunded already', () => {
    expect(planNext(refunding([]), reversible, now)).toMatchObject({
      kind: 'reversal',
      amountOre: price,
    })
    expect(planNext(refunding([4_000]), reversible, now)).toMatchObject({ amountOre: 11_000 })
    expect(planNext(refunding([4_000], 4_000), reversible, now)).toEqual({
      action: 'transition',
      to: 'refunded',
    })
    expect(planNext(refunding([price]), order('Reversed'), now)).toEqual({
      action: 'transition',
      to: 'refunded',
    })
  })
})

describe('a payment that staff check', () => {
  const waiting = (change: Partial<Payment>) =>
    payment({
      state: 'attention',
      attentionReason: 'locked',
      attentionFrom: 'confirmed',
      ...change,
    })

  it('is left to them', () => {
    expect(planNext(waiting({}), order('Paid', ['capture', 'cancel']), now)).toEqual(wait(null))
    expect(planNext(waiting({}), order('Paid', [], { amountOre: 1 }), now)).toEqual(wait(null))
  })

  it('is settled by what the provider has settled meanwhile', () => {
    const captured = operation({ state: 'done' })
    const back = operation({ id: 3, kind: 'reversal', state: 'done' })
    const paid = order('Paid', ['reversal'])
    const plan = (change: Partial<Payment>, found = paid) => planNext(waiting(change), found, now)
    expect(plan({ operations: [captured] })).toEqual({ action: 'transition', to: 'captured' })
    const refunding = { attentionFrom: 'refunding', refundDueOre: price } as const
    expect(plan({ ...refunding, operations: [captured] })).toEqual(wait(null))
    expect(plan({ ...refunding, operations: [captured, back] })).toEqual({
      action: 'transition',
      to: 'refunded',
    })
    const cancelling = { attentionFrom: 'cancelling', confirmedAt: now } as const
    expect(plan(cancelling)).toEqual(wait(null))
    expect(plan(cancelling, order('Cancelled'))).toEqual({ action: 'transition', to: 'cancelled' })
    expect(plan({ ...cancelling, operations: [captured] })).toEqual({ action: 'refund-all' })
    const authorised = { attentionFrom: 'authorised' } as const
    const freed = { action: 'transition', to: 'cancelled', release: true }
    expect(plan(authorised, order('Cancelled'))).toEqual(freed)
    expect(plan(authorised, order('Aborted'))).toEqual({ ...freed, to: 'aborted' })
  })

  it('is not settled when its subject is somebody’s and no money came', () => {
    expect(planNext(waiting({}), order('Cancelled'), now)).toEqual(wait(null))
  })
})

it.each(['created', 'captured', 'abandoned', 'aborted', 'cancelled', 'refunded'] as const)(
  'a payment that is %s is left alone',
  (state) => {
    expect(planNext(payment({ state }), order('Paid', ['capture']), now)).toEqual(wait(null))
  },
)

it('tries are a minute, five minutes and half an hour apart', () => {
  const pauses = [1, 2, 3, 4].map(
    (tries) => (nextTryAt(tries, now).getTime() - now.getTime()) / 60_000,
  )
  expect(pauses).toEqual([1, 5, 30, 30])
})

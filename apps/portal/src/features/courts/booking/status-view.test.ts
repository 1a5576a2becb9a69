import { expect, it } from 'vitest'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { ApiError } from '#platform/api-client.ts'
import { askAgainAfter, heardSince, statusView } from './status-view.ts'

const outcome = (
  paymentStatus: PaymentOutcome['paymentStatus'],
  money: PaymentOutcome['money'] = 'unknown',
): PaymentOutcome => ({
  paymentId: 'payment',
  subjectId: 'hold',
  reference: '252000000001',
  paymentStatus,
  money,
})
const view = (given: Partial<Parameters<typeof statusView>[0]>) =>
  statusView({ paymentId: 'payment', heard: undefined, error: null, ...given })

it('is an error without a payment', () => {
  expect(view({ paymentId: null })).toEqual({ shows: 'missing' })
})

it('is not known while nobody answers, whatever is wrong, and never failed', () => {
  expect(view({})).toEqual({ shows: 'asking' })
  for (const error of [new ApiError(0, 'TIMEOUT'), new ApiError(503, 'UNAVAILABLE'), new Error()])
    expect(view({ error })).toEqual({ shows: 'pending', holdId: null })
  const heard = { wasCancelled: false, outcome: outcome('INITIALIZED') }
  expect(view({ heard })).toEqual({ shows: 'pending', holdId: 'hold' })
  // Of a payment that was heard of, later silence says nothing.
  expect(view({ heard, error: new ApiError(503, 'UNAVAILABLE') })).toMatchObject({
    shows: 'pending',
  })
})

it('is refused where it is not theirs, or nobody is logged in', () => {
  for (const error of [new ApiError(404, 'PAYMENT_UNKNOWN'), new ApiError(401, 'UNAUTHENTICATED')])
    expect(view({ error })).toEqual({ shows: 'refused', error })
})

it('is booked, came to nothing unpaid or before, or failed now', () => {
  const paid = { wasCancelled: false, outcome: outcome('PAID', 'reserved') }
  expect(view({ heard: paid })).toEqual({ shows: 'booked', outcome: paid.outcome })
  const ended = outcome('CANCELLED', 'released')
  expect(view({ heard: { wasCancelled: true, outcome: ended } })).toEqual({
    shows: 'cancelled',
    money: 'released',
  })
  const over = outcome('CANCELLED', 'unpaid')
  expect(view({ heard: { wasCancelled: false, outcome: over } })).toEqual({
    shows: 'cancelled',
    money: 'unpaid',
  })
  expect(view({ heard: { wasCancelled: false, outcome: ended } })).toEqual({
    shows: 'failed',
    money: 'released',
  })
})

it('stays where it was read while money that was reserved is being released', () => {
  const releasing = outcome('CANCELLED', 'releasing')
  const first = { wasCancelled: false, outcome: releasing }
  for (const wasCancelled of [false, true])
    expect(view({ heard: { wasCancelled, outcome: releasing } })).toEqual({
      shows: 'failed',
      money: 'releasing',
    })
  const released = heardSince(first, {
    wasCancelled: true,
    outcome: outcome('CANCELLED', 'released'),
  })
  expect(view({ heard: released })).toEqual({ shows: 'failed', money: 'released' })
  const waiting = { wasCancelled: false, outcome: outcome('INITIALIZED') }
  const ended = { wasCancelled: true, outcome: outcome('CANCELLED', 'unpaid') }
  expect(heardSince(waiting, ended)).toEqual(ended)
  expect(heardSince(undefined, ended)).toEqual(ended)
})

it('is asked about until it is known', () => {
  const heard = (status: PaymentOutcome['paymentStatus'], money?: PaymentOutcome['money']) => ({
    wasCancelled: false,
    outcome: outcome(status, money),
  })
  expect(askAgainAfter(undefined, null)).toBe(5_000)
  expect(askAgainAfter(undefined, new ApiError(503, 'UNAVAILABLE'))).toBe(5_000)
  expect(askAgainAfter(undefined, new ApiError(404, 'PAYMENT_UNKNOWN'))).toBe(false)
  expect(askAgainAfter(heard('INITIALIZED'), null)).toBe(5_000)
  expect(askAgainAfter(heard('PAID'), null)).toBe(false)
  expect(askAgainAfter(heard('CANCELLED', 'releasing'), null)).toBe(5_000)
  expect(askAgainAfter(heard('CANCELLED'), null)).toBe(false)
})

import { expect, it } from 'vitest'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { ApiError } from '#platform/api-client.ts'
import { findRefetchInterval, mergeCheck, statusView } from './status-view.ts'

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
  statusView({ paymentId: 'payment', check: undefined, error: null, ...given })

it('is missing without a payment', () => {
  expect(view({ paymentId: null })).toEqual({ shows: 'missing' })
})

it('is pending while there is no answer, whatever the error, and never failed', () => {
  expect(view({})).toEqual({ shows: 'checking' })
  for (const error of [new ApiError(0, 'TIMEOUT'), new ApiError(503, 'UNAVAILABLE'), new Error()])
    expect(view({ error })).toEqual({ shows: 'pending', holdId: null })
  const check = { wasCancelled: false, outcome: outcome('INITIALIZED') }
  expect(view({ check })).toEqual({ shows: 'pending', holdId: 'hold' })
  // After a successful check, a failed one changes nothing.
  expect(view({ check, error: new ApiError(503, 'UNAVAILABLE') })).toMatchObject({
    shows: 'pending',
  })
})

it('is refused for somebody else’s payment, or without a login', () => {
  for (const error of [new ApiError(404, 'PAYMENT_UNKNOWN'), new ApiError(401, 'UNAUTHENTICATED')])
    expect(view({ error })).toEqual({ shows: 'refused', error })
})

it('is booked, cancelled when it ended unpaid or before, or failed now', () => {
  const paid = { wasCancelled: false, outcome: outcome('PAID', 'reserved') }
  expect(view({ check: paid })).toEqual({ shows: 'booked', outcome: paid.outcome })
  const ended = outcome('CANCELLED', 'released')
  expect(view({ check: { wasCancelled: true, outcome: ended } })).toEqual({
    shows: 'cancelled',
    money: 'released',
  })
  const over = outcome('CANCELLED', 'unpaid')
  expect(view({ check: { wasCancelled: false, outcome: over } })).toEqual({
    shows: 'cancelled',
    money: 'unpaid',
  })
  expect(view({ check: { wasCancelled: false, outcome: ended } })).toEqual({
    shows: 'failed',
    money: 'released',
  })
})

it('stays failed while reserved money is being released', () => {
  const releasing = outcome('CANCELLED', 'releasing')
  const first = { wasCancelled: false, outcome: releasing }
  for (const wasCancelled of [false, true])
    expect(view({ check: { wasCancelled, outcome: releasing } })).toEqual({
      shows: 'failed',
      money: 'releasing',
    })
  const released = mergeCheck(first, {
    wasCancelled: true,
    outcome: outcome('CANCELLED', 'released'),
  })
  expect(view({ check: released })).toEqual({ shows: 'failed', money: 'released' })
  const waiting = { wasCancelled: false, outcome: outcome('INITIALIZED') }
  const ended = { wasCancelled: true, outcome: outcome('CANCELLED', 'unpaid') }
  expect(mergeCheck(waiting, ended)).toEqual(ended)
  expect(mergeCheck(undefined, ended)).toEqual(ended)
})

it('is checked again until the outcome is known', () => {
  const check = (status: PaymentOutcome['paymentStatus'], money?: PaymentOutcome['money']) => ({
    wasCancelled: false,
    outcome: outcome(status, money),
  })
  expect(findRefetchInterval(undefined, null)).toBe(5_000)
  expect(findRefetchInterval(undefined, new ApiError(503, 'UNAVAILABLE'))).toBe(5_000)
  expect(findRefetchInterval(undefined, new ApiError(404, 'PAYMENT_UNKNOWN'))).toBe(false)
  expect(findRefetchInterval(check('INITIALIZED'), null)).toBe(5_000)
  expect(findRefetchInterval(check('PAID'), null)).toBe(false)
  expect(findRefetchInterval(check('CANCELLED', 'releasing'), null)).toBe(5_000)
  expect(findRefetchInterval(check('CANCELLED'), null)).toBe(false)
})

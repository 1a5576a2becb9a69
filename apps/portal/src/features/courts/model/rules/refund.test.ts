import { expect, it } from 'vitest'
import { calculateRefund, calculateRefundDeadline } from './refund.ts'

const reservation = { startsAt: new Date('2026-11-23T17:00:00Z'), priceOre: 12_345 }
const at = (now: string, rules = { refundHours: 24, lateRefundPercent: 50 }) =>
  calculateRefund(reservation, rules, new Date(now))

it('refunds the full price until the deadline, the deadline itself included', () => {
  expect(at('2026-11-22T16:59:59Z')).toBe(12_345)
  expect(at('2026-11-22T17:00:00Z')).toBe(12_345)
})

it('refunds a part after the deadline, rounded down', () => {
  expect(at('2026-11-22T17:00:01Z')).toBe(6_172)
  expect(at('2026-11-23T16:59:59Z')).toBe(6_172)
  expect(at('2026-11-23T16:59:59Z', { refundHours: 24, lateRefundPercent: 0 })).toBe(0)
})

it('refunds nothing once it has started, because it cannot be cancelled', () => {
  expect(at('2026-11-23T17:00:00Z')).toBeNull()
  expect(at('2026-11-23T17:00:00Z', { refundHours: 0, lateRefundPercent: 100 })).toBeNull()
})

it('refunds the full price to the last second when the deadline is the start', () => {
  expect(at('2026-11-23T16:59:59Z', { refundHours: 0, lateRefundPercent: 0 })).toBe(12_345)
})

it('refunds the full price until the deadline that is shown', () => {
  const rules = { refundHours: 24, lateRefundPercent: 0 }
  const until = calculateRefundDeadline(reservation, rules)
  expect(until).toEqual(new Date('2026-11-22T17:00:00Z'))
  expect(calculateRefund(reservation, rules, until)).toBe(12_345)
  expect(calculateRefund(reservation, rules, new Date(until.getTime() + 1))).toBe(0)
})

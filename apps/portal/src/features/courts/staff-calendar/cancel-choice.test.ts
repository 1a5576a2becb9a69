import { describe, expect, it } from 'vitest'
import {
  calculateRefund,
  confirmsRequest,
  countWaitingForColleague,
  createCancelForm,
  listRefundOptions,
} from './cancel-choice.ts'

const price = { priceOre: 24_000, refundByRuleOre: 12_000 }

describe('the refund', () => {
  it.each([
    [12_000, ['all', 'rule', 'none', 'amount']],
    [24_000, ['all', 'none', 'amount']],
    [0, ['all', 'none', 'amount']],
    [null, ['all', 'none', 'amount']],
  ])('with %s by the rules offers the options %j', (refundByRuleOre, options) => {
    expect(listRefundOptions({ ...price, refundByRuleOre })).toEqual(options)
  })

  it('is the full price, the amount by the rules, nothing, or an amount up to the price', () => {
    expect(calculateRefund('all', '', price)).toBe(24_000)
    expect(calculateRefund('rule', '', price)).toBe(12_000)
    expect(calculateRefund('none', '', price)).toBe(0)
    expect(calculateRefund('amount', '240', price)).toBe(24_000)
    expect(calculateRefund('amount', '240,01', price)).toBeNull()
    expect(calculateRefund('amount', '0', price)).toBeNull()
  })
})

describe('the request of a colleague', () => {
  const request = {
    refundOre: 24_000,
    reason: 'The floor is wet',
    isOwn: false,
    keepsSubject: false,
    requestedBy: 'Kari Lie',
    requestedAt: '2026-11-24T12:00:00Z',
  }

  it('is confirmed with the same amount, by another person', () => {
    expect(confirmsRequest({ request }, 24_000)).toBe(true)
    expect(confirmsRequest({ request }, 23_999)).toBe(false)
    expect(confirmsRequest({ request: { ...request, isOwn: true } }, 24_000)).toBe(false)
    expect(confirmsRequest({ request: { ...request, keepsSubject: true } }, 24_000)).toBe(false)
    expect(confirmsRequest({ request: null }, 24_000)).toBe(false)
  })

  it('does not count as waiting when all bookings of a closure are cancelled', () => {
    const booking = (refundedOre: number, asked: typeof request | null = null) => ({
      priceOre: 24_000,
      request: asked,
      refundSums: { refundedOre, soloRefundedOre: 52_000, limitOre: 100_000 },
    })
    expect(countWaitingForColleague([booking(0), booking(0)])).toBe(0)
    expect(countWaitingForColleague([booking(0), booking(0), booking(0)])).toBe(1)
    expect(countWaitingForColleague([booking(0), booking(0), booking(0, request)])).toBe(0)
    expect(countWaitingForColleague([booking(76_001)])).toBe(1)
    expect(countWaitingForColleague([])).toBe(0)
  })
})

describe('the form', () => {
  const form = createCancelForm(price)
  const faults = (typed: object) =>
    form
      .safeParse({ option: 'all', kroner: '', reason: 'The floor is wet', ...typed })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

  it('reports an invalid amount and an invalid reason together', () => {
    expect(faults({})).toEqual([])
    expect(faults({ option: 'amount', kroner: '500', reason: ' ' }).toSorted()).toEqual([
      'kroner AMOUNT_INVALID',
      'reason REASON_REQUIRED',
    ])
  })

  it('needs no amount for the other options, and a reason without national ids', () => {
    expect(faults({ option: 'none', kroner: 'abc' })).toEqual([])
    expect(faults({ reason: 'Gjelder 17054026641' })).toEqual(['reason LOOKS_LIKE_NATIONAL_ID'])
    expect(faults({ reason: 'x'.repeat(301) })).toEqual(['reason TOO_LONG'])
  })
})

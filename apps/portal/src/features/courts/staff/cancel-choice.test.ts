import { describe, expect, it } from 'vitest'
import {
  cancelChoiceFor,
  countForColleague,
  isAgreement,
  refundOf,
  waysOf,
} from './cancel-choice.ts'

const price = { priceOre: 24_000, refundByRuleOre: 12_000 }

describe('what goes back', () => {
  it.each([
    [12_000, ['all', 'rule', 'none', 'amount']],
    [24_000, ['all', 'none', 'amount']],
    [0, ['all', 'none', 'amount']],
    [null, ['all', 'none', 'amount']],
  ])('by the rules %s: the ways are %j', (refundByRuleOre, ways) => {
    expect(waysOf({ ...price, refundByRuleOre })).toEqual(ways)
  })

  it('is all of it, what the rules say, nothing, or an amount up to the price', () => {
    expect(refundOf('all', '', price)).toBe(24_000)
    expect(refundOf('rule', '', price)).toBe(12_000)
    expect(refundOf('none', '', price)).toBe(0)
    expect(refundOf('amount', '240', price)).toBe(24_000)
    expect(refundOf('amount', '240,01', price)).toBeNull()
    expect(refundOf('amount', '0', price)).toBeNull()
  })
})

describe('what a colleague has asked for', () => {
  const request = {
    refundOre: 24_000,
    reason: 'The floor is wet',
    isOwn: false,

    requestedBy: 'Kari Lie',
    requestedAt: '2026-11-24T12:00:00Z',
  }

  it('is agreed to with the same amount, by somebody else', () => {
    expect(isAgreement({ request }, 24_000)).toBe(true)
    expect(isAgreement({ request }, 23_999)).toBe(false)
    expect(isAgreement({ request: { ...request, isOwn: true } }, 24_000)).toBe(false)
    expect(isAgreement({ request: null }, 24_000)).toBe(false)
  })

  it('does not count where all bookings of a closure are cancelled', () => {
    const booking = (refundedOre: number, asked: typeof request | null = null) => ({
      priceOre: 24_000,
      request: asked,
      refundSums: { refundedOre, soloRefundedOre: 52_000 },
    })
    expect(countForColleague([booking(0), booking(0)])).toBe(0)
    expect(countForColleague([booking(0), booking(0), booking(0)])).toBe(1)
    expect(countForColleague([booking(0), booking(0), booking(0, request)])).toBe(0)
    expect(countForColleague([booking(76_001)])).toBe(1)
    expect(countForColleague([])).toBe(0)
  })
})

describe('the form', () => {
  const form = cancelChoiceFor(price)
  const faults = (typed: object) =>
    form
      .safeParse({ way: 'all', kroner: '', reason: 'The floor is wet', ...typed })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

  it('says what is wrong with the amount and with the reason at once', () => {
    expect(faults({})).toEqual([])
    expect(faults({ way: 'amount', kroner: '500', reason: ' ' }).toSorted()).toEqual([
      'kroner AMOUNT_INVALID',
      'reason REASON_REQUIRED',
    ])
  })

  it('asks for no amount where none is chosen, and for a reason that names nobody', () => {
    expect(faults({ way: 'none', kroner: 'abc' })).toEqual([])
    expect(faults({ reason: 'Gjelder 17054026641' })).toEqual(['reason LOOKS_LIKE_NATIONAL_ID'])
    expect(faults({ reason: 'x'.repeat(301) })).toEqual(['reason TOO_LONG'])
  })
})

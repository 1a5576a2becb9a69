import { describe, expect, test } from 'vitest'
import { type CardEntry, faultsOf, judge, magicAmounts, testCards } from './cards.ts'

const now = Date.UTC(2026, 10, 23)
const entry = (overrides: Partial<CardEntry> = {}): CardEntry => ({
  number: '4925000000000004',
  expiry: '04/35',
  cvc: '123',
  ...overrides,
})

test.each(testCards)('$brand $number is taken: $security', ({ number, security, brand }) => {
  expect(faultsOf(entry({ number }))).toEqual([])
  expect(judge(entry({ number }), 15_000, now)).toMatchObject({ kind: security, card: { brand } })
})

test('shows no more of a number than its ends', () => {
  expect(judge(entry({ number: '5226 6121 9953 3406' }), 15_000, now)).toMatchObject({
    card: { maskedPan: '522661******3406', expiryDate: '04/2035' },
  })
})

test.each(Object.entries(magicAmounts))('declines the amount %s: %s', (amount, problem) => {
  expect(judge(entry(), Number(amount), now)).toEqual({ kind: 'declined', problem })
})

test('declines a card that nobody knows', () => {
  expect(judge(entry({ number: '4111111111111111' }), 15_000, now)).toEqual({
    kind: 'declined',
    problem: 'carddeclined',
  })
})

test.each([
  [Date.UTC(2026, 11, 1) - 1, 'none'],
  [Date.UTC(2026, 11, 1), 'declined'],
])('a card of 11/26 holds to the end of the month: at %i %s', (at, kind) => {
  expect(judge(entry({ expiry: '11/26' }), 15_000, at).kind).toBe(kind)
})

describe('what cannot be on a card', () => {
  test.each([
    [{ number: '4925000000000005' }, ['number']],
    [{ number: '' }, ['number']],
    [{ number: '49250000000000a4' }, ['number']],
    [{ expiry: '13/35' }, ['expiry']],
    [{ expiry: '0435' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ cvc: '12345' }, ['cvc']],
    [{ number: '1', expiry: '1', cvc: '1' }, ['number', 'expiry', 'cvc']],
  ])('%j: %j', (overrides, expected) => {
    expect(faultsOf(entry(overrides))).toEqual(expected)
  })
})

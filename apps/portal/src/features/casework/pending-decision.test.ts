import { expect, test } from 'vitest'
import { isLate, readAgainAfter } from './pending-decision.ts'

const pending = { takesEffectAt: '2026-11-27T10:02:00.000Z' }

test.each([
  ['2026-11-27T10:00:00.000Z', 121_000],
  ['2026-11-27T10:01:59.999Z', 1_001],
  ['2026-11-27T10:02:00.000Z', 5_000],
  ['2026-11-27T10:02:01.000Z', 5_000],
])('at %s the case is read again in %d ms', (at, again) => {
  expect(readAgainAfter(pending, new Date(at))).toBe(again)
})

test.each([
  ['2026-11-27T10:02:59.999Z', false],
  ['2026-11-27T10:03:00.000Z', false],
  ['2026-11-27T10:03:00.001Z', true],
])('at %s the decision is late: %s', (at, expected) => {
  expect(isLate(pending, new Date(at))).toBe(expected)
})

test('a case without a decision is not read again by itself', () => {
  const now = new Date()
  expect(readAgainAfter(null, now)).toBe(false)
  expect(readAgainAfter(undefined, now)).toBe(false)
})

import { expect, test } from 'vitest'
import { readAgainAfter, timeToTakeBack } from './pending-decision.ts'

const pending = { takesEffectAt: '2026-11-27T10:02:00.000Z' }

test.each([
  ['2026-11-27T10:00:00.000Z', 120_000, 121_000],
  ['2026-11-27T10:01:59.999Z', 1, 1_001],
  ['2026-11-27T10:02:00.000Z', 0, 5_000],
  ['2026-11-27T10:02:01.000Z', 0, 5_000],
])('at %s there are %d ms to take it back, and the case is read again in %d', (at, left, again) => {
  const now = new Date(at)
  expect(timeToTakeBack(pending, now)).toBe(left)
  expect(readAgainAfter(pending, now)).toBe(again)
})

test('a case without a decision is not read again by itself', () => {
  const now = new Date()
  expect(readAgainAfter(null, now)).toBe(false)
  expect(readAgainAfter(undefined, now)).toBe(false)
})

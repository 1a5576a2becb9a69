import { expect, it } from 'vitest'
import { payBackBy } from './pay-back.ts'

// Bought on Monday 2 November 2026: the fourteenth day after it is Monday 16 November.
const withdrawn = { boughtOn: '2026-11-02', endDate: '2026-11-16', isTerminated: true }

it('is 14 days after the notice of a withdrawal', () => {
  expect(payBackBy(withdrawn)).toBe('2026-11-30')
  expect(payBackBy({ ...withdrawn, endDate: '2026-11-02' })).toBe('2026-11-16')
})

it('is none for an end after the days for withdrawing', () => {
  expect(payBackBy({ ...withdrawn, endDate: '2026-11-17' })).toBeNull()
})

it('is none for what was sold at a desk, runs on, or ends as it was bought', () => {
  expect(payBackBy({ ...withdrawn, boughtOn: null })).toBeNull()
  expect(payBackBy({ ...withdrawn, endDate: null })).toBeNull()
  expect(payBackBy({ ...withdrawn, isTerminated: false })).toBeNull()
})

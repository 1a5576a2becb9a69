import { expect, it } from 'vitest'
import { workedExample } from './worked-example.ts'

it('shows a late cancellation at the highest price', () => {
  expect(workedExample([10_000, 0, 40_000], { keepOre: 5_000, keepPercent: 25 })).toEqual({
    paidOre: 40_000,
    keptOre: 15_000,
    refundOre: 25_000,
  })
})

it('never keeps more than was paid, and has nothing to show where all is free', () => {
  expect(workedExample([2_000], { keepOre: 5_000, keepPercent: 0 })?.refundOre).toBe(0)
  expect(workedExample([0, 0, 0], { keepOre: 5_000, keepPercent: 0 })).toBeNull()
  expect(workedExample([Number.NaN], { keepOre: 5_000, keepPercent: 0 })).toBeNull()
})

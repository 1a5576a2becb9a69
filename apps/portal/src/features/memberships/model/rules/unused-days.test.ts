import { describe, expect, it } from 'vitest'
import { creditUnused, isSettledTo, type LeftLine } from './unused-days.ts'

/** Of a membership that was bought on 16 November, for 300 kroner a month. */
const rest = line('rest-of-month', '2026-11-16', '2026-11-30', 15_000)
const december = line('month', '2026-12-01', '2026-12-31', 30_000)
const fee = line('start-fee', '2026-11-16', '2026-11-16', 10_000)
const first = [rest, december, fee]

function line(kind: string, from: string, to: string, amountOre: number): LeftLine {
  return { kind, from, to, amountOre, leftOre: amountOre }
}
const endingOn = (day: string) => ({ from: day, to: null })

describe('what is credited when days are not used', () => {
  it('is nothing from the day after the last invoiced one, and one day before that', () => {
    expect(creditUnused(first, endingOn('2027-01-01'))).toEqual([])
    // 30 of 31 days of 300 kroner are 290.32.
    expect(creditUnused(first, endingOn('2026-12-31'))).toEqual([{ line: 1, amountOre: 1_000 }])
  })

  it('is all of a month that never comes, from its first day', () => {
    expect(creditUnused(first, endingOn('2026-12-01'))).toEqual([{ line: 1, amountOre: 30_000 }])
    expect(creditUnused(first, endingOn('2026-12-02'))).toEqual([{ line: 1, amountOre: 29_000 }])
  })

  it('is never the start fee, unless the purchase is cancelled', () => {
    const byDays = [
      { line: 0, amountOre: 14_000 },
      { line: 1, amountOre: 30_000 },
    ]
    expect(creditUnused(first, endingOn('2026-11-17'))).toEqual(byDays)
    expect(creditUnused(first, endingOn('2026-11-17'), { withStartFee: true })).toEqual([
      ...byDays,
      { line: 2, amountOre: 10_000 },
    ])
  })

  it('is what is left above the days that are used, so that nothing is credited twice', () => {
    // 15 of 31 days are 145.16, so 155 were credited for an end on 15 December.
    const before = [{ ...december, leftOre: 14_500 }]
    expect(creditUnused(before, endingOn('2026-12-16'))).toEqual([])
    expect(creditUnused(before, endingOn('2026-12-17'))).toEqual([])
    expect(creditUnused(before, endingOn('2026-12-11'))).toEqual([{ line: 0, amountOre: 4_800 }])
  })

  it('of a frozen month is all that is left of it, and of no other', () => {
    const january = line('month', '2027-01-01', '2027-01-31', 30_000)
    expect(creditUnused([december, january], { from: '2026-12-01', to: '2026-12-31' })).toEqual([
      { line: 0, amountOre: 30_000 },
    ])
  })

  it('of a year that was paid at once is its days', () => {
    const year = line('once', '2026-01-01', '2026-12-31', 365_000)
    expect(creditUnused([year], endingOn('2026-01-11'))).toEqual([{ line: 0, amountOre: 355_000 }])
    // Less than a krone, of which the rounded cost of the days would be more than all.
    const cheap = line('month', '2026-12-01', '2026-12-31', 70)
    expect(creditUnused([cheap], endingOn('2026-12-31'))).toEqual([])
  })
})

it('days after the end that were credited, or not invoiced, would be paid by nobody', () => {
  expect(isSettledTo('2026-12-15', [december])).toBe(false)
  expect(isSettledTo('2026-12-15', [{ ...december, leftOre: 14_500 }])).toBe(true)
  expect(isSettledTo('2026-12-31', [{ ...december, leftOre: 14_500 }])).toBe(false)
  const byDays = line('rest-of-month', '2026-12-01', '2026-12-15', 14_500)
  expect(isSettledTo('2026-12-15', [byDays])).toBe(true)
  expect(isSettledTo('2026-12-31', [december])).toBe(false)
  expect(isSettledTo('2026-11-10', [{ ...fee, leftOre: 0 }])).toBe(false)
})

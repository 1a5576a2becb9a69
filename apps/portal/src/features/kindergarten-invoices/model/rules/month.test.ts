import { describe, expect, it, test } from 'vitest'
import { daysOf, isMonth, lastDayOf, monthBefore, monthsAround, nextMonth } from './month.ts'

describe('a month', () => {
  test.each([
    ['2026-01-01', '2026-01-31', 31, '2026-02-01', '2025-12-01'],
    ['2026-02-01', '2026-02-28', 28, '2026-03-01', '2026-01-01'],
    ['2028-02-01', '2028-02-29', 29, '2028-03-01', '2028-01-01'],
    ['2026-12-01', '2026-12-31', 31, '2027-01-01', '2026-11-01'],
  ])('%s ends on %s', (month, last, days, next, before) => {
    expect([lastDayOf(month), daysOf(month), nextMonth(month), monthBefore(month)]).toEqual([
      last,
      days,
      next,
      before,
    ])
  })

  test.each([
    ['2026-12-01', true],
    ['2026-13-01', false],
    ['2026-00-01', false],
    ['2026-12-02', false],
    ['2026-12', false],
  ])('%s is one: %s', (day, is) => expect(isMonth(day)).toBe(is))

  it('has others around it', () => {
    expect(monthsAround('2026-01-31', { before: 1, after: 2 })).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ])
  })
})

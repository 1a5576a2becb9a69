import { expect, it } from 'vitest'
import { firstWholeMonth, lastOfMonth, monthsAfter, monthsIn, wholeMonths } from './months.ts'

it('a later month that is shorter has its last day in the place of one that it lacks', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsAfter('2028-01-31', 1)).toBe('2028-02-29')
  expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28')
  expect(monthsAfter('2026-11-23', 12)).toBe('2027-11-23')
})

it('a month ends where the next begins, in leap years and in December', () => {
  expect(lastOfMonth('2028-02-01')).toBe('2028-02-29')
  expect(lastOfMonth('2026-02-28')).toBe('2026-02-28')
  expect(lastOfMonth('2026-12-31')).toBe('2026-12-31')
})

it('the first whole month is that of its first day, or the next', () => {
  expect(firstWholeMonth('2026-12-01')).toBe('2026-12-01')
  expect(firstWholeMonth('2026-12-02')).toBe('2027-01-01')
})

it('whole months lie between a first and a last day', () => {
  expect(wholeMonths('2026-12-01', 3)).toEqual({ startDate: '2026-12-01', endDate: '2027-02-28' })
  expect(monthsIn(wholeMonths('2026-12-01', 3))).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
})

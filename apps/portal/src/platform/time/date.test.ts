import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isDate, monthsBefore, noonOf, weekdayOf } from './date.ts'
import { osloDate } from './oslo.ts'

test('days are added across months, years, leap days and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test('days between dates are whole', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-12-03', '2026-12-03')).toBe(0)
  expect(daysBetween('2026-12-03', '2026-12-02')).toBe(-1)
})

test('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-22')).toBe(7)
})

test('noon is on the same day in Oslo all year', () => {
  for (const date of ['2027-01-01', '2027-03-28', '2027-07-01', '2026-10-25'])
    expect(osloDate(noonOf(date))).toBe(date)
})

describe('months before a day', () => {
  test.each([
    ['2026-11-21', 12, '2025-11-21'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2028-02-29', 36, '2025-02-28'],
    ['2026-03-29', 24, '2024-03-29'],
  ])('%s less %i is %s', (date, months, expected) => {
    expect(monthsBefore(date, months)).toBe(expected)
  })
})

test('a date is one that the calendar has', () => {
  for (const date of ['2026-11-21', '2028-02-29', '2000-02-29']) expect(isDate(date)).toBe(true)
  const others = ['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1']
  for (const text of [...others, '21.11.2026', '2026-11-21T00:00', ' 2026-11-21', ''])
    expect(isDate(text), text).toBe(false)
})

import { expect, test } from 'vitest'
import { addDays, daysBetween, noonOf, weekdayOf } from './calendar-date.ts'
import { osloDate } from './clock.ts'

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

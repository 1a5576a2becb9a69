import { expect, test } from 'vitest'
import { publicHolidayOn, publicHolidaysOf } from './public-holidays.ts'

test.each([
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter Sunday of %d is %s', (year, date) => {
  expect(publicHolidayOn(date)).toBe('easterSunday')
  expect([...publicHolidaysOf(year).values()]).toContain('easterSunday')
})

test('all twelve of a year', () => {
  expect(Object.fromEntries([...publicHolidaysOf(2026)].sort())).toEqual({
    '2026-01-01': 'newYearsDay',
    '2026-04-02': 'maundyThursday',
    '2026-04-03': 'goodFriday',
    '2026-04-05': 'easterSunday',
    '2026-04-06': 'easterMonday',
    '2026-05-01': 'labourDay',
    '2026-05-14': 'ascensionDay',
    '2026-05-17': 'constitutionDay',
    '2026-05-24': 'whitSunday',
    '2026-05-25': 'whitMonday',
    '2026-12-25': 'christmasDay',
    '2026-12-26': 'boxingDay',
  })
})

test('a day that is two holidays has the name of the fixed one', () => {
  expect(publicHolidayOn('2027-05-17')).toBe('constitutionDay')
  expect(publicHolidayOn('2008-05-01')).toBe('labourDay')
  expect(publicHolidaysOf(2027).size).toBe(11)
})

test('the evenings before holidays and ordinary Sundays are no holidays', () => {
  for (const date of ['2026-12-24', '2026-12-31', '2026-04-04', '2026-11-22'])
    expect(publicHolidayOn(date)).toBeUndefined()
})

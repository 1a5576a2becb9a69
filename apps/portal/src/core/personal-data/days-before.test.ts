import { describe, expect, test } from 'vitest'
import { daysBefore, monthsBefore } from './days-before.ts'

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

test('days before a day cross months, years and the change of the clocks', () => {
  expect(daysBefore('2026-03-30', 30)).toBe('2026-02-28')
  expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31')
  expect(daysBefore('2026-10-26', 1)).toBe('2026-10-25')
})

import { describe, expect, test } from 'vitest'
import {
  daysBefore,
  earliestDeletion,
  monthsBefore,
  oldestKeptSemester,
  unusedAccountLimits,
} from './retention-rules.ts'

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

describe('an account that is not used', () => {
  const today = '2026-11-21'
  const limits = unusedAccountLimits(today)

  test('is warned thirty days before it has been unused for three years', () => {
    expect(limits.warnUsedUntil).toBe('2023-12-21')
  })

  test('is deleted when it has been unused for three years, to the day', () => {
    expect(limits.deleteUsedUntil).toBe('2023-11-21')
  })

  test('is never deleted before the day that the warning names', () => {
    expect(unusedAccountLimits(earliestDeletion(today)).deleteWarnedUntil).toBe(today)
    expect(
      unusedAccountLimits(daysBefore(earliestDeletion(today), 1)).deleteWarnedUntil < today,
    ).toBe(true)
  })
})

describe('the oldest semester that is kept', () => {
  test.each([
    ['2026-11-21', '2025V'],
    ['2026-08-01', '2025V'],
    ['2026-07-31', '2024H'],
    ['2027-01-01', '2025H'],
  ])('on %s is %s', (today, expected) => {
    expect(oldestKeptSemester(today)).toBe(expected)
  })
})

import { describe, expect, test } from 'vitest'
import { oldestRetainedSemester } from './oldest-retained-semester.ts'

describe('the oldest semester that is kept', () => {
  test.each([
    ['2026-11-21', '2025V'],
    ['2026-08-01', '2025V'],
    ['2026-07-31', '2024H'],
    ['2027-01-01', '2025H'],
  ])('on %s is %s', (today, expected) => {
    expect(oldestRetainedSemester(today)).toBe(expected)
  })
})

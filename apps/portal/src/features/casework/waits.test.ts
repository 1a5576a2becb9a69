import { describe, expect, test } from 'vitest'
import { quantile, waitsOf } from './waits.ts'

describe('a quantile', () => {
  test.each([
    [[], 0.5, 0],
    [[7], 0.9, 7],
    [[1, 2], 0.5, 1.5],
    [[1, 2, 3], 0.5, 2],
    [[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.9, 90],
    [[1, 2, 3], 1, 3],
    [[1, 2, 3], 0, 1],
  ])('of %j at %d is %d', (sorted, share, expected) => {
    expect(quantile(sorted, share)).toBeCloseTo(expected)
  })
})

test('who waited longer than others is found among all of them, by number and not by text', () => {
  const day = 24 * 60
  const waits = waitsOf([
    { isApproved: true, minutes: [10 * day, 2 * day] },
    { isApproved: false, minutes: [9 * day] },
  ])
  expect(waits).toMatchObject({ decided: 3, approved: 2, rejected: 1, medianDays: 9 })
  expect(waits.longestDays).toBe(10)
})

test('of nothing all is nothing', () => {
  expect(waitsOf([])).toEqual({
    decided: 0,
    approved: 0,
    rejected: 0,

    medianDays: 0,
    slowDays: 0,
    longestDays: 0,
  })
})

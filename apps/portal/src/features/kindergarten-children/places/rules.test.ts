import { describe, expect, it } from 'vitest'
import { areDaysPossible, splitPlace } from './rules.ts'

describe('a place that changes from a day on', () => {
  const open = { startsOn: '2026-08-01', endsOn: null }
  const ending = { startsOn: '2026-08-01', endsOn: '2026-11-30' }
  it.each([
    ['on its first day is corrected instead', open, '2026-08-01', null],
    ['before it is not possible', open, '2026-07-31', null],
    [
      'on its second day',
      open,
      '2026-08-02',
      [
        ['2026-08-01', '2026-08-01'],
        ['2026-08-02', null],
      ],
    ],
    [
      'on its last day',
      ending,
      '2026-11-30',
      [
        ['2026-08-01', '2026-11-29'],
        ['2026-11-30', '2026-11-30'],
      ],
    ],
    ['after its last day is not possible', ending, '2026-12-01', null],
    [
      'on the first of a month',
      open,
      '2027-03-01',
      [
        ['2026-08-01', '2027-02-28'],
        ['2027-03-01', null],
      ],
    ],
  ])('%s', (_, place, from, expected) => {
    const split = splitPlace(place, from)
    expect(
      split && [split.before, split.after].map(({ startsOn, endsOn }) => [startsOn, endsOn]),
    ).toEqual(expected)
  })
})

it.each([
  ['2026-08-01', null, true],
  ['2026-08-01', '2026-08-01', true],
  ['2026-08-02', '2026-08-01', false],
])('from %s to %s is possible: %s', (startsOn, endsOn, isPossible) => {
  expect(areDaysPossible({ startsOn, endsOn })).toBe(isPossible)
})

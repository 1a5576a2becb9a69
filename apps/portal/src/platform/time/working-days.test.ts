import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

test.each([
  ['a Friday', '2026-11-20', true],
  ['a Saturday', '2026-11-21', false],
  ['a Sunday', '2026-11-22', false],
  ['Maundy Thursday', '2026-04-02', false],
  ['Constitution Day, a Monday', '2027-05-17', false],
  ['Christmas Eve, a Thursday', '2026-12-24', true],
])('%s is a working day or not', (_, date, expected) => {
  expect(isWorkingDay(date)).toBe(expected)
})

test.each([
  ['from a Monday', '2026-11-23T10:00:00Z', 3, '2026-11-26T10:00:00Z'],
  ['over a weekend', '2026-11-20T10:00:00Z', 1, '2026-11-23T10:00:00Z'],
  ['from a Saturday', '2026-11-21T10:00:00Z', 1, '2026-11-23T10:00:00Z'],
  ['over Christmas', '2026-12-24T10:00:00Z', 2, '2026-12-29T10:00:00Z'],
  ['over Easter', '2026-04-01T10:00:00Z', 1, '2026-04-07T10:00:00Z'],
  [
    'over the change of the clock, at the same wall time',
    '2026-10-23T10:00:00Z',
    1,
    '2026-10-26T11:00:00Z',
  ],
  [
    'late in the evening, which is another day elsewhere',
    '2026-11-19T23:30:00Z',
    1,
    '2026-11-22T23:30:00Z',
  ],
])('adds working days %s', (_, from, count, expected) => {
  expect(addWorkingDays(new Date(from), count)).toEqual(new Date(expected))
})

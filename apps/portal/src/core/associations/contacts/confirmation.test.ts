import { expect, it } from 'vitest'
import { confirmationDue, dueReminder } from './confirmation.ts'

it.each([
  ['2026-11-28T10:00:00Z', 6, '2027-05-28'],
  ['2026-08-31T10:00:00Z', 6, '2027-02-28'],
  ['2027-08-31T10:00:00Z', 6, '2028-02-29'],
  ['2027-08-29T10:00:00Z', 6, '2028-02-29'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28'],
  ['2026-12-31T10:00:00Z', 2, '2027-02-28'],
  ['2026-03-31T10:00:00Z', 1, '2026-04-30'],
  // The day in Norway has begun.
  ['2026-12-31T23:30:00Z', 6, '2027-07-01'],
])('what was confirmed at %s for %i months is due on %s', (at, months, due) => {
  expect(confirmationDue(new Date(at), months)).toBe(due)
})

it.each([
  [31, null, null],
  [30, null, 30],
  [30, 30, null],
  [8, 30, null],
  [8, null, 30],
  [7, 30, 7],
  [2, 7, null],
  [2, null, 7],
  [1, 7, 1],
  [1, null, 1],
  [0, 7, 1],
  [0, 1, null],
  [-1, 7, null],
])('%i days before, after the one of %j days, the reminder is %j', (daysLeft, sent, expected) => {
  expect(dueReminder(daysLeft, sent)).toBe(expected)
})

import { expect, it } from 'vitest'
import { isPossibleDate } from './value-dates.ts'

it.each([
  ['2026-08-14', false],
  ['2026-08-15', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['2099-01-01', false],
])('money may come from the day the account was opened to today: %s', (day, expected) => {
  expect(isPossibleDate(day, { openedOn: '2026-08-15', today: '2026-11-24' })).toBe(expected)
})

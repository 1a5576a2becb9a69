import { expect, it } from 'vitest'
import { isCodeDay } from './code-day.ts'

it.each([
  ['2026-11-27', false],
  ['2026-11-28', true],
  ['2027-11-28', true],
  ['2027-11-29', false],
])('a code that ends on %s: %s', (endsOn, isIt) => {
  expect(isCodeDay(endsOn, '2026-11-28')).toBe(isIt)
})

it('a code of 29 February ends a year later at the latest', () => {
  expect(isCodeDay('2029-02-28', '2028-02-29')).toBe(true)
  expect(isCodeDay('2029-03-01', '2028-02-29')).toBe(false)
})

import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test.each([
  ['00:00', 'morning'],
  ['11:30', 'morning'],
  ['12:00', 'afternoon'],
  ['16:30', 'afternoon'],
  ['17:00', 'evening'],
  ['23:30', 'evening'],
] as const)('%s belongs to the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

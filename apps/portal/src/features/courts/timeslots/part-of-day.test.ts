import { expect, test } from 'vitest'
import { groupByPart, partOfDay } from './part-of-day.ts'

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

test('leaves out a part of the day without hours', () => {
  const hours = ['10:00', '18:00', '18:30'].map((hour) => ({
    hour,
    isOpen: true,
    isTooLate: false,
  }))
  expect(groupByPart(hours).map(({ part, hours }) => [part, hours.length])).toEqual([
    ['morning', 1],
    ['evening', 2],
  ])
})

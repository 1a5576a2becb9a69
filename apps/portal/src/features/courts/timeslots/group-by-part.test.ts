import { expect, test } from 'vitest'
import { groupByPart } from './group-by-part.ts'

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

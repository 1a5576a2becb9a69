import { expect, it } from 'vitest'
import { placesLeft } from './places-left.ts'

it.each([
  [20, 14, null],
  [20, 15, 5],
  [20, 19, 1],
  [20, 20, 0],
  [4, 0, 4],
])('with %i places and %i booked, %j are left', (capacity, bookedCount, left) => {
  expect(placesLeft({ capacity, bookedCount })).toBe(left)
})

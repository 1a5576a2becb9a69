import { expect, test } from 'vitest'
import { spotsOf } from './spots.ts'

const blindern = { latitude: 59.94, longitude: 10.722 }
const kjeller = { latitude: 59.94, longitude: 11.05 }

test('places at the same point share a mark, in the order of the list', () => {
  const places = [
    { name: 'a', location: blindern },
    { name: 'b', location: kjeller },
    { name: 'c', location: { ...blindern } },
  ]
  expect(spotsOf(places)).toEqual([
    { location: blindern, places: [places[0], places[2]] },
    { location: kjeller, places: [places[1]] },
  ])
})

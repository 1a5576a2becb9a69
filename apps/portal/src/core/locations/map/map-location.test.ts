import { expect, test } from 'vitest'
import { type MapLocation, spotsOf } from './map-location.ts'

const at = (name: string, location: MapLocation['location']): MapLocation => ({
  name,
  href: `/${name}`,
  address: null,
  location,
  schedule: null,
})
const blindern = { latitude: 59.94, longitude: 10.722 }
const kjeller = { latitude: 59.94, longitude: 11.05 }

test('places at the same point share a mark, in the order of the list', () => {
  const places = [at('a', blindern), at('b', kjeller), at('c', { ...blindern })]
  expect(spotsOf(places).map(({ places }) => places.map(({ name }) => name))).toEqual([
    ['a', 'c'],
    ['b'],
  ])
})

test('a place that is nowhere has none', () => {
  expect(spotsOf([at('a', null)])).toEqual([])
})

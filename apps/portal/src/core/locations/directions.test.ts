import { expect, test } from 'vitest'
import { directionsAddress } from './directions.ts'

const location = { latitude: 59.94, longitude: 10.722 }
const toOf = (address: string | null) => address && new URL(address).searchParams.get('to')

test('the way leads to where the place lies on the map', () => {
  expect(directionsAddress({ address: 'Gata 1', location })).toBe(
    'https://www.openstreetmap.org/directions?to=59.94%2C10.722',
  )
})

test('where that is not known it leads to the address', () => {
  expect(toOf(directionsAddress({ address: 'Ås & omegn 1', location: null }))).toBe('Ås & omegn 1')
})

test('without either there is none', () => {
  expect(directionsAddress({ address: null, location: null })).toBeNull()
})

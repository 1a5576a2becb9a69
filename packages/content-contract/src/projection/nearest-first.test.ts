import { expect, test } from 'vitest'
import type { Location } from '../place.ts'
import { nearestFirst } from './nearest-first.ts'
import { placeOrder } from './order.ts'

const from = { latitude: 59.94, longitude: 10.72 }
const east = (degrees: number) => ({ latitude: 59.94, longitude: 10.72 + degrees })
type Place = { id: number; displayName: string; sortOrder?: number; location?: Location }
const listed: Place[] = [
  { id: 1, displayName: 'Fjern', sortOrder: 1, location: east(0.2) },
  { id: 2, displayName: 'Uten sted', sortOrder: 2 },
  { id: 3, displayName: 'Årsta', location: east(0.01) },
  { id: 4, displayName: 'Ærlig', location: east(0.01) },
  { id: 5, displayName: 'Halvt sted', sortOrder: 1 },
]
const ordered = (start: Location | null) =>
  nearestFirst(listed, ({ location }) => location ?? null, start, placeOrder('no')).map(
    ({ item, distance }) => ({ id: item.id, distance }),
  )
const order = (start: Location | null) => ordered(start).map(({ id }) => id)

test('the nearest place is first; those as near keep their order, those without a place are last', () => {
  expect(order(from)).toEqual([4, 3, 1, 5, 2])
  expect(ordered(from)).toContainEqual({ id: 5, distance: null })
})

test('without a start they keep the order of the editors and have no distance', () => {
  expect(order(null)).toEqual([1, 5, 2, 4, 3])
  expect(ordered(null).every(({ distance }) => distance === null)).toBe(true)
})

test('distances are in metres', () => {
  const [near] = ordered(from)
  expect(near?.distance).toBeGreaterThan(550)
  expect(near?.distance).toBeLessThan(560)
})

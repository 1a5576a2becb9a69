import { expect, test } from 'vitest'
import { type ListedPlace, nearestFirst } from './place-list.ts'

const from = { latitude: 59.94, longitude: 10.72 }
const east = (degrees: number) => ({ latitude: 59.94, longitude: 10.72 + degrees })
const listed: ListedPlace[] = [
  { id: 1, displayName: 'Fjern', sortOrder: 1, location: east(0.2) },
  { id: 2, displayName: 'Uten sted', sortOrder: 2, location: { latitude: null, longitude: null } },
  { id: 3, displayName: 'Årsta', location: east(0.01) },
  { id: 4, displayName: 'Ærlig', location: east(0.01) },
  { id: 5, displayName: 'Halvt sted', sortOrder: 1, location: { latitude: 59.94 } },
]
const order = (start: typeof from | null) => nearestFirst(listed, start, 'no').map(({ id }) => id)

test('the nearest place is first; those as near keep their order, those without a place are last', () => {
  expect(order(from)).toEqual([4, 3, 1, 5, 2])
})

test('without a start they keep the order of the editors and have no distance', () => {
  expect(order(null)).toEqual([1, 5, 2, 4, 3])
  expect(nearestFirst(listed, null, 'no').every(({ distance }) => distance === null)).toBe(true)
})

test('distances are in metres', () => {
  const [near] = nearestFirst(listed, from, 'no')
  expect(near?.distance).toBeGreaterThan(550)
  expect(near?.distance).toBeLessThan(560)
})

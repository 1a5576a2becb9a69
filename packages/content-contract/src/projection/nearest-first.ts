import type { Location } from '../place.ts'
import { distanceBetween } from './distance.ts'

type Distant = { distance: number | null }

/**
 * Items in the order of their distance in metres to a place. What lies nowhere, or where nobody knows,
 * is last; of what is as far away, and without a place, `compare` decides.
 * @param from null: nothing has a distance
 */
export function nearestFirst<Item>(
  items: readonly Item[],
  locationOf: (item: Item) => Location | null,
  from: Location | null,
  compare: (one: Item, other: Item) => number,
): ({ item: Item } & Distant)[] {
  const far = ({ distance }: Distant) => distance ?? Number.MAX_SAFE_INTEGER
  return items
    .map((item) => {
      const location = locationOf(item)
      return { item, distance: from && location && distanceBetween(from, location) }
    })
    .toSorted((one, other) => far(one) - far(other) || compare(one.item, other.item))
}

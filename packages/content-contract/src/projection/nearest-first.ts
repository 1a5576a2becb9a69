import type { Location } from '../place.ts'
import { distanceBetween } from './distance.ts'

type Distant = { distance: number | null }

/**
 * Items by their distance to a place, in metres. An item without coordinates is
 * last; `compare` orders items at the same distance, and all items when there is no place.
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

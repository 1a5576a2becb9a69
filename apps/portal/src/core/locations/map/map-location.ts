import type { Location } from '@trivsel/content-contract/place'
import type { Schedule } from '#core/opening-hours/schedule.ts'

/** What the map says of a place. */
export type MapLocation = {
  name: string
  /** Public address of its page. */
  href: string
  address: string | null
  location: Location | null
  /** Null: nobody knows when it is open. */
  schedule: Schedule | null
}

/** One mark on the map, and all who share it. */
export type Spot = { location: Location; places: MapLocation[] }

/** Places at the very same point have one mark, since one would hide the others. */
export function spotsOf(places: readonly MapLocation[]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const place of places) {
    const { location } = place
    if (!location) continue
    const key = `${location.latitude},${location.longitude}`
    const spot = spots.get(key)
    if (spot) spot.places.push(place)
    else spots.set(key, { location, places: [place] })
  }
  return [...spots.values()]
}

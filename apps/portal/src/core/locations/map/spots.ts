import type { Location } from '@trivsel/content-contract/place'

/** A place on the map. */
export type Place = { name: string; location: Location }

/** One mark on the map, and all who share it. */
export type Spot<Marked extends Place = Place> = { location: Location; places: Marked[] }

/** Places at the very same point have one mark, since one would hide the others. */
export function spotsOf<Marked extends Place>(places: readonly Marked[]): Spot<Marked>[] {
  const spots = new Map<string, Spot<Marked>>()
  for (const place of places) {
    const { location } = place
    const key = `${location.latitude},${location.longitude}`
    const spot = spots.get(key)
    if (spot) spot.places.push(place)
    else spots.set(key, { location, places: [place] })
  }
  return [...spots.values()]
}

import type { Location } from '../place.ts'

/** Mean radius of the earth in metres (IUGG). */
const earthRadius = 6_371_009

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Whole metres between two places as the crow flies (haversine). */
export function distanceBetween(one: Location, other: Location): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const both = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(both))))
}

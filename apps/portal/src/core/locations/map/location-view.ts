import { mapAttribution } from '#platform/map/map-attribution.ts'
import type { LocationView } from '../location-list.ts'
import type { LocationSearch } from '../location-search.ts'

/** How an address wants the places to be shown: on a map only where one is configured. */
export function locationView({ view }: LocationSearch): LocationView {
  return view && mapAttribution() !== null ? view : undefined
}

import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { loadMapLocations } from '#core/locations/map/load-map-locations.ts'

const asked = { filters: {} }

export const loadHealthCenterList = (search: LocationSearch) =>
  loadLocationList('healthCenterList', search, asked)

/** All of them, for the map. */
export const loadHealthCenterPlaces = (search: LocationSearch) =>
  loadMapLocations('healthCenterList', 'healthCenter', search, asked)

export type HealthCenterList = Awaited<ReturnType<typeof loadHealthCenterList>>
